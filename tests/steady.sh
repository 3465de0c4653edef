# Sourced by every test runner: the same environment for everybody.  Only variables that locate
# programs, folders and the network are kept; language, time zone, terminal, umask and standard
# input are always the same.
for name in $(compgen -e); do
  case $name in
    PATH | HOME | TMPDIR | PWD | LELE_* | *_proxy | *_PROXY | npm_config_* | NPM_CONFIG_* | *CERT*) ;;
    *) unset -v "$name" 2>/dev/null || export -n "$name" ;;
  esac
done
unset -v name CDPATH
[ -d "${TMPDIR:-}" ] && [ -w "$TMPDIR" ] || unset -v TMPDIR
if [ ! -w "${HOME:-}" ]; then # npm and chromium need a home folder
  HOME=$(dirname "$(realpath "${BASH_SOURCE[0]}")")/../build-home
  mkdir -p "$HOME"
fi
export HOME LC_ALL=C.UTF-8 LELE_LANG=en TZ=UTC TERM=dumb
umask 022
exec </dev/null
