#!/bin/sh
# Runs a program of the image's root file system without a container engine, as root on Linux:
#   scripts/image/run-root.sh FOLDER NAME=VALUE… server/main.ts
# The tree is read-only, the user is the image's, and /tmp, /data and /media are empty and writable.
set -eu
folder=$(realpath "$1")
shift
exec unshare --mount --pid --fork --kill-child sh -eu -c '
  folder=$1; shift
  mount --bind "$folder" "$folder"
  mount -o remount,ro,bind "$folder"
  for path in tmp data media; do mount -t tmpfs -o mode=1777 tmpfs "$folder/$path"; done
  exec chroot --userspec=65532:65532 "$folder" /usr/local/bin/node -e "
    const args = process.argv.slice(1)
    const settings = args.filter((text) => /^[A-Z_]+=/.test(text))
    process.chdir(\"/app\")
    process.execve(process.execPath, [process.execPath, ...args.slice(settings.length)],
      Object.fromEntries(settings.map((text) => text.split(/=(.*)/s))))
  " "$@"
' run-root "$folder" "$@"
