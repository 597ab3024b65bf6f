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

/** Ends the connection that has the lock when the database is about to be written, or once it is. */
class LosingStore extends BackupStore {
  constructor(
    place: FolderPlace,
    private readonly lock: string,
    private readonly when: 'before' | 'after',
  ) {
    super(place, null);
  }

  override async write(now: Date, records: AsyncIterable<Buffer>): Promise<string> {
    if (this.when === 'before') await this.loseLock();
    const name = await super.write(now, records);
    if (this.when === 'after') await this.loseLock();
    return name;
  }

  private async loseLock(): Promise<void> {
    const ended = await test.database.query<object[]>(
      `SELECT pg_terminate_backend(pid, 10000) FROM pg_locks WHERE locktype = 'advisory' AND granted
       AND objid::bigint = hashtext($1)::bigint & 4294967295
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [this.lock],
    );
    expect(ended).toHaveLength(1);
  }
}

it.each(['local-offers backup', 'local-offers file removals'])(
  'is no backup if the connection with the lock "%s" is lost meanwhile',
  async (lock) => {
    const losing = new LosingStore(new FolderPlace(path.join(root, lock)), lock, 'before');
    const backup = runBackup({ url: test.url, files, backups: losing, now: new Date(), trial: false });
    await expect(backup).rejects.toThrow(/lost the connection .* Begin it again\.$/);
    expect(await losing.list()).toEqual([]);
    const [kept] = await test.database.query<[{ problem: string }]>(
      'SELECT problem FROM backup_runs ORDER BY id DESC LIMIT 1',
    );
    expect(kept.problem).toMatch(/lost the connection/);
  },
);

it('is kept if its lock is lost once it is stored, and then removes none that it replaces', async () => {
  const place = new FolderPlace(path.join(root, 'kept'));
  const run = (time: string, backups: BackupStore) =>
    runBackup({ url: test.url, files, backups, now: new Date(`2026-11-25T${time}:00Z`), trial: false });
  const { report: first } = await run('02:00', new BackupStore(place, null));
  const { report, removed } = await run('14:00', new LosingStore(place, 'local-offers backup', 'after'));
  expect(removed).toEqual([]);
  expect(await new BackupStore(place, null).list()).toEqual([first.name, report.name]);
  const [kept] = await test.database.query<[{ name: string; problem: string | null }]>(
    'SELECT name, problem FROM backup_runs ORDER BY id DESC LIMIT 1',
  );
  expect(kept).toEqual({ name: report.name, problem: null });
});

it.each([
  [1, 'transaction'],
  [2, 'transaction'],
  [2, 'session'],
] as const)('does not wait for ever in a pool of %i in %s mode, and says what it needs', async (poolSize, mode) => {
  if (!hasPgBouncer()) return;
  const bouncer = await startPgBouncer(test.url, mode, { poolSize });
  try {
    const url = bouncer.urlOf(test.url);
    const backup = runBackup({ url, files, backups, now: new Date(), trial: false, longestWaitMs: 300 });
    await expect(backup).rejects.toThrow(/A backup needs three at the same time/);
    expect(await advisoryLocks()).toEqual([]);
  } finally {
    await bouncer.stop();
  }
});
