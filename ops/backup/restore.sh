#!/bin/sh
# Restores PostgreSQL with pgBackRest as it was at a chosen second, starts it, and waits until it
# accepts writes. Run it as the user `postgres`:
#
#   PGDATA=/var/lib/postgresql/18/main ops/backup/restore.sh '2026-03-18 12:30:00+08'
#
# PGDATA must be empty, so that no database is overwritten. PG_START is the command that starts the
# cluster; the default is pg_ctl of the newest version installed.
set -eu

target=${1:?'Name the time with its zone: restore.sh "2026-03-18 12:30:00+08"'}
: "${PGDATA:?'Set PGDATA to the empty folder of the new cluster.'}"
stanza=${STANZA:-tingkat}
newest=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
start=${PG_START:-"$newest/pg_ctl -D $PGDATA -l $PGDATA/restore.log -w -t 1800 start"}

if [ -n "$(ls -A "$PGDATA" 2>/dev/null)" ]; then
  echo "$PGDATA is not empty: move it away, or name another folder." >&2
  exit 1
fi

mkdir -p -m 0700 "$PGDATA"
pgbackrest --stanza="$stanza" --pg1-path="$PGDATA" --type=time --target="$target" \
  --target-action=promote restore
sh -c "$start"

# PostgreSQL replays the archive up to the chosen time. If the archive ends before that time,
# PostgreSQL exits.
until [ "$(psql -X -A -t -d postgres -c 'select pg_is_in_recovery()' 2>/dev/null)" = f ]; do
  if [ -f "$PGDATA/postmaster.pid" ]; then sleep 1; continue; fi
  echo "PostgreSQL ended before it reached $target: read its log." >&2
  exit 1
done
echo "Restored to $target. Now run: npm run prove"
