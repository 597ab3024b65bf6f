import { rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { Asset } from '../../domains/brochures/assets/Asset';
import { addAsset } from '../../domains/brochures/assets/changing/addAsset';
import { removeAsset } from '../../domains/brochures/assets/changing/removeAsset';
import { removeUnusedFiles } from '../../domains/brochures/assets/files/removeUnusedFiles';
import { removeUnusedFilesJob } from '../../domains/brochures/assets/files/removeUnusedFilesJob';
import { reviewBrochure } from '../../domains/reviews/reviewBrochure';
import type { RequestContext } from '../../platform/context/RequestContext';
import { DatabaseClient } from '../../platform/database/DatabaseClient';
import { waitForFileRemovals } from '../../platform/file-store/fileRemovals';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { makeTestFolder } from '../../test/cluster/makeTestFolder';
import { eventually } from '../../test/eventually';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeVendor } from '../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../test/makeContext';
import { rememberJobs } from '../../test/rememberJobs';
import { createEmptyTestDatabase, useTestDatabase } from '../../test/testDatabase';
import { migrate } from '../database/migrate';
import { backUp } from './backUp';
import { BackupStore } from './BackupStore';
import { FolderPlace } from './places/FolderPlace';
import { restoreBackup } from './restoreBackup';
import { runBackup } from './runBackup';

const test = useTestDatabase();
const root = makeTestFolder('removals-wait');
const files = new LocalFileStore(path.join(root, 'files'));
const jobs = rememberJobs();
const clock = { now: () => new Date('2026-11-28T02:00:00Z') };
let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  const common = { database: test.database, files, jobs, clock };
  const { id: vendorId } = await makeVendor(test.database);
  const login = await makeAccount(test.database, { role: 'VENDOR', vendorId });
  administrator = makeContext({ ...common, viewer: viewerOf(await makeAccount(test.database)) });
  vendor = makeContext({ ...common, viewer: viewerOf(login) });
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** A store of backups that does `work` when the first file is about to be copied. */
function storeWith(name: string, work: () => Promise<void>): BackupStore {
  const store = new BackupStore(new FolderPlace(path.join(root, name)), null);
  const write = store.writeFile.bind(store);
  let begun: Promise<void> | null = null;
  jest.spyOn(store, 'writeFile').mockImplementation(async (file, stream) => {
    begun ??= work();
    await begun;
    return write(file, stream);
  });
  return store;
}

const picture = async (): Promise<string> => {
  const channel = () => Math.floor(Math.random() * 256);
  const background = { r: channel(), g: channel(), b: channel() };
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return bytes.toString('base64');
};
const makeLiveAd = () =>
  makeBrochure(test.database, { vendorId: vendor.viewer?.vendorId ?? null, status: 'PUBLISHED' });
const remove = (hashes: string[]) => removeUnusedFiles({ database: test.database, files, jobs }, hashes);
const removals = () =>
  jobs.enqueued
    .splice(0)
    .filter(({ name }) => name === removeUnusedFilesJob.name)
    .flatMap(({ payload }) => (payload as { hashes: string[] }).hashes);

/** Restores a backup and returns the hashes that its rows name and its store lacks. */
async function lackingAfterRestore(backups: BackupStore, name: string): Promise<string[]> {
  const target = await createEmptyTestDatabase();
  await migrate(target.database);
  const restored = new LocalFileStore(path.join(root, `restored ${path.basename(name)} ${Math.random()}`));
  await restoreBackup(backups, name, { url: target.url, files: restored });
  const named = await target.database.query<{ sha256: string; isHeld: boolean }[]>(
    `SELECT sha256, false AS "isHeld" FROM assets UNION ALL SELECT sha256, true FROM proposed_assets`,
  );
  await target.drop();
  const lacking = [];
  for (const { sha256, isHeld } of named) {
    if (!(await (isHeld ? restored.held : restored).exists(sha256))) lacking.push(sha256);
  }
  return lacking;
}

it('keeps a file that is let go amid a backup until its end', async () => {
  const { id: brochureId } = await makeLiveAd();
  await addAsset(administrator, { brochureId, contentBase64Encoded: await picture() });
  const { asset } = await addAsset(administrator, { brochureId, contentBase64Encoded: await picture() });
  const sha256 = asset.sha256 ?? '';
  jobs.enqueued.splice(0);
  const backups = storeWith('amid', async () => {
    await removeAsset(administrator, { id: asset.id });
    await remove([sha256]);
  });
  const { report } = await runBackup({ url: test.url, files, backups, now: clock.now(), trial: false });
  expect(report.missing).toEqual([]);
  expect(await lackingAfterRestore(backups, report.name)).toEqual([]);
  expect(await test.database.getRepository(Asset).existsBy({ sha256 })).toBe(false);
  expect(await files.exists(sha256)).toBe(true);
  const later = removals();
  expect(later).toContain(sha256);
  await remove(later);
  expect(await files.exists(sha256)).toBe(false);
  expect(removals()).toEqual([]);
});

it('lets files go again once a backup was killed or has failed', async () => {
  const sha256 = await files.put(Buffer.from('of nobody'), 'text/plain');
  const backup = new DatabaseClient({ connectionString: test.url });
  await backup.connect();
  await backup.query('BEGIN');
  await waitForFileRemovals(backup);
  await remove([sha256]);
  expect([await files.exists(sha256), removals()]).toEqual([true, [sha256]]);
  backup.cut();
  await eventually(async () => {
    await remove([sha256]);
    expect(await files.exists(sha256)).toBe(false);
  });
  removals();

  const other = await files.put(Buffer.from('of nobody either'), 'text/plain');
  const failing = storeWith('failing', () => Promise.reject(new Error('no space')));
  const { id: brochureId } = await makeLiveAd();
  await addAsset(administrator, { brochureId, contentBase64Encoded: await picture() });
  await expect(backUp({ url: test.url, files, now: clock.now() }, failing)).rejects.toThrow();
  await eventually(async () => {
    await remove([other]);
    expect(await files.exists(other)).toBe(false);
  });
});

it('waits for a removal that has begun before it looks at the rows', async () => {
  const sha256 = await files.put(Buffer.from('going'), 'text/plain');
  const slow = new LocalFileStore(path.join(root, 'files'));
  let release = (): void => undefined;
  const waits = new Promise<void>((resolve) => (release = resolve));
  const removal = jest.spyOn(slow, 'remove').mockImplementation(async (hash) => {
    await waits;
    await files.remove(hash);
  });
  const removing = removeUnusedFiles({ database: test.database, files: slow, jobs }, [sha256]);
  await eventually(() => expect(removal).toHaveBeenCalled());
  const backups = new BackupStore(new FolderPlace(path.join(root, 'waiting')), null);
  await backups.prepare();
  const backup = backUp({ url: test.url, files, now: clock.now() }, backups);
  await eventually(async () => {
    const waiting = await test.database.query<object[]>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'
         AND application_name = 'local-offers backup'`,
    );
    expect(waiting).toHaveLength(1);
  });
  release();
  await removing;
  expect((await backup).missing).toEqual([]);
});

it('lacks no file when files are uploaded, approved and removed all the time', async () => {
  let isOver = false;
  const failures: unknown[] = [];
  const write = async (): Promise<void> => {
    while (!isOver) {
      const { id: brochureId } = await makeLiveAd();
      const { asset } = await addAsset(administrator, { brochureId, contentBase64Encoded: await picture() });
      await addAsset(administrator, { brochureId, contentBase64Encoded: await picture() });
      await addAsset(vendor, { brochureId, contentBase64Encoded: await picture() });
      await reviewBrochure(administrator, { id: brochureId, decision: 'APPROVE', comment: null });
      await addAsset(vendor, { brochureId, contentBase64Encoded: await picture() });
      await reviewBrochure(administrator, { id: brochureId, decision: 'REJECT', comment: 'No' });
      await removeAsset(administrator, { id: asset.id });
      await remove(removals());
    }
  };
  const writers = [write(), write(), write()].map((writer) => writer.catch((error: unknown) => failures.push(error)));
  try {
    for (const turn of [1, 2, 3]) {
      const place = path.join(root, `loop ${turn}`);
      const backups = new BackupStore(new FolderPlace(place), null);
      const { report } = await runBackup({ url: test.url, files, backups, now: clock.now(), trial: false });
      expect(report.missing).toEqual([]);
      expect(report.files).toBeGreaterThan(0);
      expect(await lackingAfterRestore(backups, report.name)).toEqual([]);
    }
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
  expect(failures).toEqual([]);
});
