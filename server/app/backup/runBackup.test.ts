import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { makeAsset } from '../../test/factories/makeAsset';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { eventually } from '../../test/eventually';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { createEmptyTestDatabase, useTestDatabase } from '../../test/testDatabase';
import { namesOf } from '../database/compareMigrations';
import { migrate } from '../database/migrate';
import { BackupStore } from './BackupStore';
import { FolderPlace } from './places/FolderPlace';
import { readHead } from './readHead';
import { assertSameVersion } from './restoreBackup';
import { runBackup } from './runBackup';

const test = useTestDatabase();
const root = makeTestFolder('run-backup');
const files = new LocalFileStore(path.join(root, 'files'));
const backups = new BackupStore(new FolderPlace(path.join(root, 'backups')), null);
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const run = (at: string, trial = false, store = backups) =>
  runBackup({ url: test.url, files, backups: store, now: new Date(at), trial });
const lastRun = async () => {
  const [row] = await test.database.query<Record<string, unknown>[]>(
    `SELECT name, files_count, is_proved, problem FROM backup_runs ORDER BY started_at DESC LIMIT 1`,
  );
  return row;
};

it('keeps how a backup went: proved, not proved, with missing files, failed', async () => {
  await run('2026-11-25T02:00:00Z', true);
  expect(await lastRun()).toEqual({
    ...{ name: '2026-11-25T02-00-00Z.backup', files_count: 0, is_proved: true, problem: null },
  });
  const { id } = await makeBrochure(test.database);
  await makeAsset(test.database, { brochureId: id, sha256: 'ab'.repeat(32) });
  await run('2026-11-25T03:00:00Z');
  expect(await lastRun()).toMatchObject({ is_proved: false, problem: '1 files are missing in the file store.' });
  const file = path.join(root, 'a-file');
  writeFileSync(file, 'no folder');
  const nowhere = new BackupStore(new FolderPlace(path.join(file, 'below')), null);
  await expect(run('2026-11-25T04:00:00Z', false, nowhere)).rejects.toThrow(/cannot use/);
  expect(await lastRun()).toMatchObject({ name: null, problem: expect.stringContaining('it is no folder') as string });
});

it('runs one at a time, because each removes files that its own backups do not have', async () => {
  let release = (): void => undefined;
  const slow = new BackupStore(new FolderPlace(path.join(root, 'slow')), null);
  const waits = new Promise<void>((resolve) => (release = resolve));
  const prepare = jest.spyOn(slow, 'prepare').mockReturnValue(waits);
  const first = run('2026-11-26T02:00:00Z', false, slow).catch((error: unknown) => error);
  // by then it holds the lock; a second one before that would be the first
  await eventually(() => expect(prepare).toHaveBeenCalled());
  await expect(run('2026-11-26T03:00:00Z')).rejects.toThrow(
    'Another backup of this site is running. Wait for its end.',
  );
  release();
  await first;
  expect((await run('2026-11-26T05:00:00Z')).report.name).toBe('2026-11-26T05-00-00Z.backup');
});

it('backs up and proves a database of an older version, also of one that had no backups', async () => {
  const old = await createEmptyTestDatabase();
  const names = namesOf(old.database.migrations);
  const older = names.slice(
    0,
    names.findIndex((name) => name.startsWith('BackupRuns')),
  );
  await migrate(old.database, undefined, older);
  await old.database.query(`INSERT INTO categories (code, name) VALUES ('CAFES', 'Cafés')`);
  const now = new Date('2026-11-27T02:00:00Z');
  const apart = new BackupStore(new FolderPlace(path.join(root, 'older')), null);
  const { report, trial } = await runBackup({ url: old.url, files, backups: apart, now, trial: true });
  expect(trial).toMatchObject({ rows: expect.any(Number) as number, tables: expect.any(Number) as number });
  const head = await readHead(apart, report.name);
  expect(head.migrations.toSorted()).toEqual(older.toSorted());
  expect(() => assertSameVersion(head, old.database)).toThrow(
    /of an older version .* restore with that one, then upgrade/,
  );
  await old.drop();
});
