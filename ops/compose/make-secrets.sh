#!/bin/sh
# Makes the secrets of ops/compose.yaml once, in ops/compose/secrets, which git ignores. Existing files
# stay: another secret key would void printed table codes, and another password would not open the
# database. Keep copies elsewhere (docs/backups.md).
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
random() { od -An -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }
keep() { [ -s "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"; }
keep database-password "$(random 24)"
keep database-url "postgres://tingkat:$(cat secrets/database-password)@postgres:5432/tingkat"
keep secret-key "$(random 32)"
keep media-access-key "$(random 10)"
keep media-secret-key "$(random 24)"
keep objects.env "ROOT_ACCESS_KEY=$(cat secrets/media-access-key)
ROOT_SECRET_KEY=$(cat secrets/media-secret-key)"
# Compose mounts the files as they are, and the processes in the containers are not root.
chmod 711 secrets
chmod 444 secrets/database-password secrets/database-url secrets/secret-key secrets/media-*
echo "The secrets are in $(pwd)/secrets."
