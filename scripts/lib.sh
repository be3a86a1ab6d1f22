# What the scripts share. To be sourced, with the package's folder as the working directory.

# Says something to whoever waits.
say() { printf '%s\n' "$*" >&2; }

# Says what is missing and how to get it, and ends.
missing() {
  say "$1"
  exit 3
}

# Makes sure of a Swift toolchain, and that it is new enough.
need_swift() {
  command -v swift >/dev/null 2>&1 || missing \
    "scripts: there is no Swift toolchain; get Swift 6.2 or newer from https://www.swift.org/install and put its usr/bin on PATH"
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1) || true
  [ -n "$version" ] || missing "scripts: 'swift --version' does not work here: $(command -v swift)"
  # shellcheck disable=SC2086
  set -- $version
  [ "$1" -gt 6 ] || { [ "$1" -eq 6 ] && [ "$2" -ge 2 ]; } || missing \
    "scripts: Swift $1.$2 is too old; get 6.2 or newer from https://www.swift.org/install"
}

# Whether a package is installed: need_packages asks once for each.
has_package() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Installs the packages that are missing; does nothing, and asks nobody, when none is.
need_packages() {
  local package wanted=() admin=()
  if command -v dpkg-query >/dev/null 2>&1; then
    for package in "$@"; do
      has_package "$package" || wanted+=("$package")
    done
  else
    wanted=("$@")
  fi
  [ ${#wanted[@]} -gt 0 ] || return 0
  command -v apt-get >/dev/null 2>&1 || missing \
    "scripts: this system has no apt-get; install what these packages of Debian and Ubuntu hold, then build with 'swift build': ${wanted[*]}"
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 || missing \
      "scripts: these packages are missing and this user may not install them: ${wanted[*]}"
    admin=(sudo)
  fi
  say "installing ${wanted[*]}"
  local log
  log=$(mktemp)
  # A list of packages that is old may name files that are gone, so one that fails is fetched anew.
  if ! "${admin[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y --no-install-recommends "${wanted[@]}" >"$log" 2>&1 </dev/null \
    && ! { "${admin[@]}" apt-get update >"$log" 2>&1 </dev/null \
      && "${admin[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends "${wanted[@]}" >"$log" 2>&1 </dev/null; }; then
    tail -n 20 "$log" >&2
    rm -f "$log"
    missing "scripts: apt-get could not install ${wanted[*]}"
  fi
  rm -f "$log"
}

# What the package is built with, what it is run with, and what its tests need besides.
build_packages=(libsdl2-dev)
run_packages=(libsdl2-ttf-2.0-0 libsdl2-image-2.0-0 libfontconfig1 fonts-inter)
test_packages=(xvfb xdotool openbox x11-utils imagemagick gcc libc6-dev pkg-config)

# Runs a command and shows what it says only if it fails, or takes the time that people wonder.
quietly() {
  local log status=0
  log=$(mktemp)
  "$@" >"$log" 2>&1 </dev/null || status=$?
  if [ "$status" -ne 0 ]; then cat "$log" >&2; fi
  rm -f "$log"
  return "$status"
}

# Builds the demo for release with the debugging tools in, and sets `demo` to its path.
build_demo() {
  local options=(-c release --traits DebugToolsInRelease --scratch-path .build/tools --product demo)
  [ -x .build/tools/release/demo ] || say "building; the first time takes a few minutes"
  quietly swift build "${options[@]}" || exit 1
  demo=$PWD/.build/tools/release/demo
}
