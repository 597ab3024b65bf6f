import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { PgBossJobQueue } from '../../platform/jobs/PgBossJobQueue';
import { buffer } from 'node:stream/consumers';
import { asAdmin } from '../../test/cluster/clusterDatabases';
import { makeAsset } from '../../test/factories/makeAsset';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { silentLogger } from '../../test/silentLogger';
import { createEmptyTestDatabase, useTestDatabase } from '../../test/testDatabase';
import { getDatabaseAddress } from '../database/hosts/getDatabaseAddress';
import { migrate } from '../database/migrate';
import { BackupStore } from './BackupStore';
import { FolderPlace } from './places/FolderPlace';
import { backUp, thinBackups } from './backUp';
import { restoreBackup } from './restoreBackup';
import { verifyBackup } from './verifyBackup';

const test = useTestDatabase();
const key = 'a key of this test that is long enough';
const root = makeTestFolder('backup');
const files = new LocalFileStore(path.join(root, 'files'));
const folderOf = (name: string, secret: string | null = key) => {
  const place = path.join(root, name);
  return { place, folder: new BackupStore(new FolderPlace(place), secret) };
};
const picture = Buffer.from('the bytes of a picture');
const proposed = Buffer.from('the bytes of a picture that a change proposes');
let sha256: string;
let heldSha256: string;

beforeAll(async () => {
  const { database } = test;
  const brochure = await makeBrochure(database, { status: 'PUBLISHED', title: 'Tab\t, line\n, slash \\ and é' });
  sha256 = await files.put(picture, 'image/jpeg');
  await files.putRendition(sha256, 320, Buffer.from('small'));
  await files.putUploaded(sha256, Buffer.from('with a position'));
  await makeAsset(database, { brochureId: brochure.id, sha256, renditionWidths: [320] });
  heldSha256 = await files.held.put(proposed, 'image/jpeg');
  await database.query(
    `WITH change AS (INSERT INTO brochure_revisions (brochure_id, state, changes, submitted_at)
       VALUES ($1, 'WAITING', '{}', now()) RETURNING id)
     INSERT INTO proposed_assets (id, revision_id, did, type, url, sha256)
     SELECT nextval(pg_get_serial_sequence('assets', 'id')), id, 'abcdefghijkl', 'BROCHURE_IMAGE',
       '/files/' || $2::text || '/original', $2 FROM change`,
    [brochure.id, heldSha256],
  );
  await database.query(
    `INSERT INTO categories (code, name) VALUES ('PARENT', 'Parent');
     INSERT INTO categories (code, name, parent_id) SELECT 'CHILD', 'Child', id FROM categories WHERE code = 'PARENT';
     CREATE TABLE statistic_events_2031_01 PARTITION OF statistic_events
       FOR VALUES FROM ('2031-01-01') TO ('2031-02-01')`,
  );
  await database.query(
    `INSERT INTO statistic_events (event_date_time, brochure_id, event_code) VALUES ('2031-01-05', $1, 'WEBSITE_CLICK')`,
    [brochure.id],
  );
  const queue = new PgBossJobQueue(getDatabaseAddress(database), silentLogger());
  const later = { name: 'count-sheep', delaySeconds: 3600 };
  queue.register(later, () => Promise.resolve());
  await queue.start();
  await database.transaction((manager) => queue.enqueue(manager, later, { sheep: 7 }));
  await queue.stop();
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

async function back(folder: BackupStore, now = new Date('2026-11-25T02:00:00Z')) {
  return backUp({ url: test.url, files, now }, folder);
}

function makeFolder(name: string, secret: string | null = key) {
  const made = folderOf(name, secret);
  rmSync(made.place, { recursive: true, force: true });
  mkdirSync(made.place);
  return made;
}

/** Every row of every table as text, in order. */
async function contentOf(query: (sql: string) => Promise<unknown>): Promise<Record<string, string>> {
  const tables = (await query(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('public', 'job_queue') AND table_type = 'BASE TABLE' ORDER BY 1`,
  )) as { name: string }[];
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    if (name === 'public.migrations') continue;
    const [row] = (await query(
      `SELECT coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '') AS rows FROM ${name} AS t`,
    )) as { rows: string }[];
    content[name] = row?.rows ?? '';
  }
  return content;
}

it.each([
  ['encrypted', key],
  ['plain', null],
])('restores every row and file of an %s backup', async (name, secret) => {
  const { folder, place } = makeFolder(name, secret);
  const report = await back(folder);
  expect(report).toEqual({ name: '2026-11-25T02-00-00Z.backup', files: 4, copied: 4, missing: [] });
  const stored = readFileSync(path.join(place, 'files', sha256.slice(0, 2), sha256, 'original'));
  expect(stored.equals(picture)).toBe(secret === null);

  const target = await createEmptyTestDatabase();
  const restored = new LocalFileStore(path.join(root, `restored ${name}`));
  await migrate(target.database);
  await restoreBackup(folder, report.name, { url: target.url, files: restored });
  const ask = (sql: string) => target.database.query<unknown>(sql);
  expect(await contentOf(ask)).toEqual(await contentOf((sql) => test.database.query<unknown>(sql)));
  const original = await restored.open(sha256, 'original');
  expect([original?.contentType, original && (await buffer(original.stream)).equals(picture)]).toEqual([
    'image/jpeg',
    true,
  ]);
  expect(await restored.exists(sha256, '320.webp')).toBe(true);
  expect([await restored.held.exists(heldSha256), await restored.exists(heldSha256)]).toEqual([true, false]);
  expect(
    await restored
      .openUploaded(sha256)
      .then((stream) => stream && buffer(stream))
      .then(String),
  ).toBe('with a position');
  // the next row gets a free number, triggers and foreign keys work again
  await makeBrochure(target.database);
  await expect(target.database.query(`UPDATE categories SET parent_id = 999999 WHERE code = 'CHILD'`)).rejects.toThrow(
    /foreign key/,
  );
  await target.drop();
});

it('copies a file once for all backups, and removes it with the last of them', async () => {
  const { folder, place } = makeFolder('thinned');
  await back(folder, new Date('2020-01-01T02:00:00Z'));
  expect(await back(folder, new Date('2026-11-25T02:00:00Z'))).toMatchObject({ files: 4, copied: 0 });
  await back(folder, new Date('2026-11-25T03:00:00Z'));
  expect(await thinBackups(folder)).toEqual(['2026-11-25T02-00-00Z.backup']);
  expect(readdirSync(place)).toEqual(['2020-01-01T02-00-00Z.backup', '2026-11-25T03-00-00Z.backup', 'files']);
  const unused = '0'.repeat(64);
  await folder.writeFile({ sha256: unused, name: 'original' }, [Buffer.from('x')] as never);
  await back(folder, new Date('2026-11-25T04:00:00Z'));
  await thinBackups(folder);
  expect([
    await folder.hasFile({ sha256: unused, name: 'original' }),
    await folder.hasFile({ sha256, name: 'original' }),
  ]).toEqual([false, true]);
});

it('proves a backup in a database of its own, which it drops', async () => {
  const { folder } = makeFolder('proved');
  const { name } = await back(folder);
  expect(await verifyBackup(folder, name, test.url)).toMatchObject({ files: 4, tables: expect.any(Number) as number });
  const trials = await asAdmin(async (admin) => {
    const { rows } = await admin.query<object>(`SELECT FROM pg_database WHERE datname LIKE 'backup_trial%'`);
    return rows.length;
  });
  expect(trials).toBe(0);
});

it('keeps a held file that an approval makes public meanwhile', async () => {
  const { folder } = makeFolder('approved');
  const moved = new LocalFileStore(path.join(root, 'approved files'));
  await moved.put(picture, 'image/jpeg');
  await moved.put(proposed, 'image/jpeg');
  const report = await backUp({ url: test.url, files: moved, now: new Date() }, folder);
  expect(report).toMatchObject({ files: 2, missing: [] });
  const restored = new LocalFileStore(path.join(root, 'restored approved'));
  const target = await createEmptyTestDatabase();
  await migrate(target.database);
  await restoreBackup(folder, report.name, { url: target.url, files: restored });
  expect([await restored.held.exists(heldSha256), await restored.exists(heldSha256)]).toEqual([true, false]);
  await target.drop();
});

it('reports a file that the store lacks', async () => {
  const { folder } = makeFolder('missing');
  const empty = new LocalFileStore(path.join(root, 'empty'));
  const report = await backUp({ url: test.url, files: empty, now: new Date() }, folder);
  expect(report).toMatchObject({ files: 0, missing: [sha256, heldSha256].toSorted() });
});

describe('a bad backup', () => {
  const damages: [string, (file: string) => void, RegExp][] = [
    ['that was cut off', (file) => truncateSync(file, statSync(file).size - 40), /not whole|damaged/],
    ['with a changed byte', (file) => changeByte(file), /damaged/],
    ['that is another file', (file) => writeFileSync(file, 'hello, this is no backup at all'), /damaged/],
  ];
  for (const secret of [key, null]) {
    it.each(damages)(
      `%s is refused${secret === null ? ', also without encryption' : ''}`,
      async (_what, damage, problem) => {
        const { folder, place } = makeFolder('bad', secret);
        const { name } = await back(folder);
        damage(path.join(place, name));
        await expect(verifyBackup(folder, name, test.url)).rejects.toThrow(problem);
      },
    );
  }

  it('with a damaged file is refused', async () => {
    const { folder, place } = makeFolder('bad file', null);
    const { name } = await back(folder);
    writeFileSync(path.join(place, 'files', sha256.slice(0, 2), sha256, 'original'), 'other bytes');
    await expect(verifyBackup(folder, name, test.url)).rejects.toThrow(`The file ${sha256} of the backup was damaged.`);
  });

  it.each([
    ['another key', `${key}!`, /BACKUP_KEY is not the key/],
    ['no key', null, /set BACKUP_KEY/],
  ])('is not opened with %s', async (_what, other, problem) => {
    const { folder } = makeFolder('locked');
    const { name } = await back(folder);
    await expect(verifyBackup(folderOf('locked', other).folder, name, test.url)).rejects.toThrow(problem);
  });
});

it('tells that the disk is full, and keeps nothing of it', async () => {
  const { folder, place } = makeFolder('full');
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall: 'write' });
  // eslint-disable-next-line @typescript-eslint/require-await -- a stream that fails as a full disk does
  const failing = (async function* () {
    yield Buffer.from('x');
    throw full;
  })();
  await expect(folder.write(new Date(), failing)).rejects.toThrow(/the disk is full. Nothing of this backup was kept/);
  expect(readdirSync(place)).toEqual([]);
});

it('tells that there is no such folder', async () => {
  await expect(folderOf('nowhere').folder.list()).rejects.toThrow(/there is no such folder/);
});

function changeByte(file: string): void {
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}
