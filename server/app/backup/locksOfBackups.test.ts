import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseClient } from '../../platform/database/DatabaseClient';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { eventually } from '../../test/eventually';
import { hasPgBouncer, startPgBouncer } from '../../test/programs/startPgBouncer';
import { useTestDatabase } from '../../test/testDatabase';
import { BackupStore } from './BackupStore';
import { FolderPlace } from './places/FolderPlace';
import { runBackup } from './runBackup';

const test = useTestDatabase();
const root = makeTestFolder('locks-of-backups');
const files = new LocalFileStore(path.join(root, 'files'));
const backups = new BackupStore(new FolderPlace(path.join(root, 'backups')), null);
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const run = (url: string, at: string) => runBackup({ url, files, backups, now: new Date(at), trial: false });

const advisoryLocks = () =>
  test.database.query<{ granted: boolean }[]>(
    `SELECT granted FROM pg_locks WHERE locktype = 'advisory'
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );

it('leaves no lock in a session of PgBouncer in transaction mode, which others get', async () => {
  if (!hasPgBouncer()) return;
  const bouncer = await startPgBouncer(test.url, 'transaction');
  try {
    await run(bouncer.urlOf(test.url), '2026-11-25T02:00:00Z');
    expect(await advisoryLocks()).toEqual([]);
    await run(test.url, '2026-11-25T03:00:00Z');
    expect(await backups.list()).toContain('2026-11-25T03-00-00Z.backup');
  } finally {
    await bouncer.stop();
  }
});

it('waits for removals of files for longer than the role lets a statement take', async () => {
  const url = new URL(test.url);
  url.searchParams.set('options', '-c statement_timeout=250 -c idle_in_transaction_session_timeout=250');
  const remover = new DatabaseClient({ connectionString: test.url });
  await remover.connect();
  await remover.query('BEGIN');
  await remover.query(`SELECT pg_advisory_xact_lock_shared(hashtext('local-offers file removals'))`);
  const backup = run(url.href, '2026-11-26T02:00:00Z');
  try {
    const ended = backup.then(
      () => 'ended',
      (error: unknown) => error,
    );
    // waits, and has done so for longer than the limit
    await eventually(async () => {
      const [row] = await test.database.query<{ waits: boolean }[]>(
        `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'
           AND clock_timestamp() - query_start > interval '1 second') AS waits`,
      );
      const has = await Promise.race([ended, Promise.resolve('waits')]);
      expect([has, row?.waits]).toEqual(['waits', true]);
    });
  } finally {
    await remover.end();
  }
  expect((await backup).report.name).toBe('2026-11-26T02-00-00Z.backup');
  expect(await advisoryLocks()).toEqual([]);
});
