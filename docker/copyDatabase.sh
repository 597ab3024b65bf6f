#!/usr/bin/env bash
# A copy of the running built-in PostgreSQL, from which its archived log leads to any moment since
# (docs/operations.md#point-in-time). Each copy gets a dated folder; copies beyond the newest KEEP and log that none of the
# others needs are removed. Run it each week, as the account of the site:
#   docker/copyDatabase.sh DATA_DIR /mnt/base /mnt/wal
# It needs psql (postgresql-client) and pg_archivecleanup (postgresql-15 or newer), and never writes into an existing copy.
set -Eeuo pipefail
umask 077

data=${1:?DATA_DIR} bases=${2:?folder of the copies} archive=${3:?folder of the archived log}
keep=${KEEP:-3}
database=$data/database
cluster=$database/pg18
copy=$bases/$(date -u +%Y-%m-%dT%H-%M-%SZ)
[[ $keep =~ ^[1-9][0-9]*$ ]] || { echo "KEEP must be a number above 0." >&2; exit 1; }
for folder in "$cluster" "$bases" "$archive"; do
  [[ -d $folder ]] || { echo "There is no folder $folder." >&2; exit 1; }
done
cleanup=$(command -v pg_archivecleanup || ls /usr/lib/postgresql/*/bin/pg_archivecleanup 2>/dev/null | tail -n 1) ||
  { echo 'Install pg_archivecleanup: apt-get install postgresql-15.' >&2; exit 1; }

mkdir "$copy.part"
trap 'rm -rf "$copy.part"' EXIT
export PGPASSWORD PGUSER=local_offers PGHOST=127.0.0.1 PGDATABASE=postgres PGPORT copy cluster
PGPASSWORD=$(<"$database/postgres.secret")
PGPORT=$(sed -n 4p "$cluster/postmaster.pid")

# Files that change or go while they are copied (tar's status 1) come back from the log.
copy_files() {
  set -o pipefail
  { tar -C "$cluster" --exclude='./pg_wal/*' --exclude=./postmaster.pid --exclude=./postmaster.opts -cf - . || [[ $? -eq 1 ]]; } |
    tar -C "$copy.part" -xpf - && touch "$copy.part/copied"
}
# the shell of psql drops exported functions
export copying
copying=$(declare -f copy_files)

# both functions belong to one session
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 <<'SQL'
SELECT pg_backup_start('copyDatabase', true) \g /dev/null
\! bash -c "$copying; copy_files"
SELECT labelfile FROM pg_backup_stop() \g (format=unaligned tuples_only=on) |cat > "$copy.part/backup_label"
SQL
[[ -f $copy.part/copied && -s $copy.part/backup_label ]] || { echo 'The database could not be copied: see above.' >&2; exit 1; }
rm "$copy.part/copied"
# where root runs the site, PostgreSQL has an account of its own
chown --reference="$cluster" "$copy.part" "$copy.part/backup_label"
mv "$copy.part" "$copy"

mapfile -t copies < <(find "$bases" -mindepth 1 -maxdepth 1 -type d -name '20*Z' | sort)
while ((${#copies[@]} > keep)); do
  rm -rf "${copies[0]}"
  copies=("${copies[@]:1}")
done
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "${copies[0]}/backup_label")
"$cleanup" "$archive" "$first"
echo "$copy; the oldest copy is ${copies[0]}, its log begins at $first."
