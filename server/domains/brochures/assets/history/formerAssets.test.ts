import sharp from 'sharp';
import { createLoaderRegistry } from '../../../../app/context/createLoaderRegistry';
import { AuditLogEntry } from '../../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { LocalFileStore } from '../../../../platform/file-store/LocalFileStore';
import { makeTestFolder } from '../../../../test/cluster/makeTestFolder';
import { makeAccount } from '../../../../test/factories/makeAccount';
import { makeBrochure } from '../../../../test/factories/makeBrochure';
import { makeVendor } from '../../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../../test/makeContext';
import { rememberJobs } from '../../../../test/rememberJobs';
import { useTestDatabase } from '../../../../test/testDatabase';
import { AuditLogEntryResolver } from '../../../audit-log/AuditLogEntryResolver';
import { applyRetentionRules } from '../../../retention/applyRetentionRules';
import { reviewBrochure } from '../../../reviews/reviewBrochure';
import { restoreBrochureVersion } from '../../writing/restoreBrochureVersion';
import { Asset } from '../Asset';
import { addAsset } from '../changing/addAsset';
import { removeAsset } from '../changing/removeAsset';
import { reorderAssets } from '../changing/reorderAssets';
import { updateAsset } from '../changing/updateAsset';
import { removeUnusedFilesJob } from '../files/removeUnusedFilesJob';
import { removeUnusedFiles } from '../files/removeUnusedFiles';
import { FormerAsset } from './FormerAsset';

const test = useTestDatabase();
const files = new LocalFileStore(makeTestFolder('former-assets'));
const jobs = rememberJobs();
let now = new Date('2026-11-20T10:00:00Z');
const clock = { now: () => now };
let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  const common = { database: test.database, files, jobs, clock };
  const { id: vendorId } = await makeVendor(test.database);
  const login = await makeAccount(test.database, { role: 'VENDOR', vendorId });
  administrator = makeContext({ ...common, viewer: viewerOf(await makeAccount(test.database)) });
  vendor = makeContext({ ...common, viewer: viewerOf(login) });
});

let shade = 0;
async function picture(): Promise<string> {
  shade += 20;
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: { r: shade, g: 90, b: 60 } } });
  return (await image.png().toBuffer()).toString('base64');
}

async function makeAd(status: 'PUBLISHED' | 'PENDING_REVIEW' = 'PUBLISHED') {
  const { id: brochureId } = await makeBrochure(test.database, { vendorId: vendor.viewer?.vendorId ?? null, status });
  for (const altText of ['Terrace', 'Kitchen', 'Bar']) {
    await addAsset(administrator, { brochureId, contentBase64Encoded: await picture(), altText });
  }
  return brochureId;
}
const assetsOf = (brochureId: number) =>
  test.database.getRepository(Asset).find({ where: { brochureId }, order: { sortOrder: 'ASC', id: 'ASC' } });
const shownOf = async (brochureId: number) =>
  (await assetsOf(brochureId)).map(({ did, altText, sha256 }) => [did, altText, sha256]);
const clean = (hashes: (string | null | undefined)[]) =>
  removeUnusedFiles(
    { database: test.database, files, jobs },
    hashes.flatMap((sha256) => sha256 ?? []),
  );
async function lastLine(brochureId: number): Promise<AuditLogEntry> {
  const where = { entityType: 'Brochure', entityId: brochureId };
  return test.database.getRepository(AuditLogEntry).findOneOrFail({ where, order: { id: 'DESC' } });
}
async function isRestorable(entry: AuditLogEntry): Promise<boolean> {
  const request: RequestContext = { ...administrator, loader: createLoaderRegistry(() => request) };
  return new AuditLogEntryResolver().isRestorable(entry, request);
}
const restore = (id: number, entry: AuditLogEntry, as = administrator) =>
  restoreBrochureVersion(as, { id, entryId: Number(entry.id) });

it('brings a removed picture back with its did, bytes and place; until then nobody sees it', async () => {
  const id = await makeAd();
  const [first, ...others] = await shownOf(id);
  const [asset] = await assetsOf(id);
  const sha256 = asset?.sha256 ?? '';
  await removeAsset(administrator, { id: asset?.id ?? 0 });
  const removal = await lastLine(id);
  await clean([sha256]);
  expect([await files.exists(sha256), await files.held.exists(sha256)]).toEqual([false, true]);
  expect(await isRestorable(removal)).toBe(true);

  const { version } = await restore(id, removal);
  expect(await shownOf(id)).toEqual([first, ...others]);
  // waiting changes name the file by its number
  expect((await assetsOf(id))[0]?.id).toBe(asset?.id);
  await clean([sha256]);
  expect(await files.exists(sha256)).toBe(true);
  for (const width of asset?.renditionWidths ?? []) expect(await files.exists(sha256, `${width}.webp`)).toBe(true);
  expect(await files.openUploaded(sha256).then((stream) => stream?.destroy() !== undefined)).toBe(true);
  const line = await lastLine(id);
  expect(line).toMatchObject({
    action: 'restoreBrochureVersion',
    after: { assets: expect.stringContaining('“Terrace” (place 1)') as string },
  });
  expect((await restoreBrochureVersion(administrator, { id, entryId: Number(removal.id) })).version).toBe(version);
});

it('restores a replaced file, an alternative text and an order, and leaves other changes', async () => {
  const id = await makeAd();
  const [terrace, kitchen, bar] = await assetsOf(id);
  await addAsset(administrator, {
    ...{ brochureId: id, contentBase64Encoded: await picture(), altText: 'Kitchen' },
    replaces: { id: kitchen!.id },
  });
  const replacement = await lastLine(id);
  const [, replaced] = await assetsOf(id);
  await clean([kitchen?.sha256]);
  await updateAsset(administrator, { id: terrace!.id, altText: 'Roof' });
  const text = await lastLine(id);
  await reorderAssets(administrator, { brochureId: id, assetIds: [bar!.id, terrace!.id, kitchen!.id] });
  const order = await lastLine(id);

  await restore(id, replacement);
  expect((await assetsOf(id)).map(({ altText }) => altText)).toEqual(['Bar', 'Roof', 'Kitchen']);
  expect((await assetsOf(id)).at(-1)).toMatchObject({ did: kitchen?.did, sha256: kitchen?.sha256 });
  await restore(id, text);
  await restore(id, order);
  expect((await assetsOf(id)).map(({ altText }) => altText)).toEqual(['Terrace', 'Kitchen', 'Bar']);
  await clean([replaced?.sha256, kitchen?.sha256]);
  expect([await files.exists(replaced?.sha256 ?? ''), await files.exists(kitchen?.sha256 ?? '')]).toEqual([
    false,
    true,
  ]);
});

it('loses no part of a file whose move to the held area, or back, is cut off', async () => {
  const id = await makeAd();
  const [asset] = await assetsOf(id);
  const sha256 = asset?.sha256 ?? '';
  const widths = asset?.renditionWidths ?? [];
  expect(widths.length).toBeGreaterThan(0);
  jest.spyOn(files.held, 'putRendition').mockRejectedValueOnce(new Error('The disk is full.'));
  await removeAsset(administrator, { id: asset!.id });
  const removal = await lastLine(id);
  expect([await files.exists(sha256), await files.held.exists(sha256)]).toEqual([true, true]);
  await clean([sha256]);
  expect(await files.exists(sha256)).toBe(false);
  for (const width of widths) expect(await files.held.exists(sha256, `${width}.webp`)).toBe(true);

  jest.spyOn(files, 'putRendition').mockRejectedValueOnce(new Error('The disk is full.'));
  // as while a backup runs: the clean-up of the failure leaves the part that came
  const cleaning = jest.spyOn(files, 'remove').mockResolvedValue();
  await expect(restore(id, removal)).rejects.toThrow('The disk is full.');
  expect([await files.exists(sha256), await files.exists(sha256, `${widths[0] ?? 0}.webp`)]).toEqual([true, false]);
  cleaning.mockRestore();
  await restore(id, removal);
  for (const width of widths) expect(await files.exists(sha256, `${width}.webp`)).toBe(true);
  jest.restoreAllMocks();
});

it('refuses to bring back a file that another ad has since', async () => {
  const id = await makeAd();
  const [asset] = await assetsOf(id);
  await addAsset(administrator, {
    ...{ brochureId: id, contentBase64Encoded: await picture(), altText: 'Roof' },
    replaces: { id: asset!.id },
  });
  const replacement = await lastLine(id);
  await test.database.getRepository(Asset).update({ id: asset!.id }, { brochureId: await makeAd() });
  await expect(restore(id, replacement)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Another ad has a file of this change now.',
  });
});

it('restores what an approved change of the vendor has removed', async () => {
  const id = await makeAd();
  const before = await shownOf(id);
  const [asset] = await assetsOf(id);
  await removeAsset(vendor, { id: asset!.id });
  await reviewBrochure(administrator, { id, decision: 'APPROVE', comment: null });
  const lines = await test.database.getRepository(AuditLogEntry).findBy({ entityType: 'Brochure', entityId: id });
  const restorable = [];
  for (const line of lines) if (await isRestorable(line)) restorable.push(line);
  expect(await shownOf(id)).toHaveLength(2);
  await clean([asset?.sha256]);
  await restore(id, restorable.at(-1)!);
  expect(await shownOf(id)).toEqual(before);
});

it('keeps files for 30 days, and only those of live ads', async () => {
  const draft = await makeAd('PENDING_REVIEW');
  const [ofDraft] = await assetsOf(draft);
  await removeAsset(administrator, { id: ofDraft!.id });
  await clean([ofDraft?.sha256]);
  expect(await isRestorable(await lastLine(draft))).toBe(false);
  expect(await files.held.exists(ofDraft?.sha256 ?? '')).toBe(false);

  const id = await makeAd();
  const [asset] = await assetsOf(id);
  await removeAsset(administrator, { id: asset!.id });
  const removal = await lastLine(id);
  await clean([asset?.sha256]);
  const dependencies = { database: test.database, files, jobs, clock };
  now = new Date('2026-12-20T09:59:00Z');
  await applyRetentionRules(dependencies);
  expect(await isRestorable(removal)).toBe(true);
  now = new Date('2026-12-20T10:01:00Z');
  jobs.enqueued.splice(0);
  await applyRetentionRules(dependencies);
  // should the server end before it removes the bytes
  expect(jobs.enqueued).toContainEqual(
    expect.objectContaining({
      name: removeUnusedFilesJob.name,
      payload: { hashes: expect.arrayContaining([asset?.sha256]) as string[] },
    }),
  );
  expect(await isRestorable(removal)).toBe(false);
  expect(await files.held.exists(asset?.sha256 ?? '')).toBe(false);
  await expect(restore(id, removal)).rejects.toMatchObject({ code: 'CONFLICT' });
  now = new Date('2026-11-20T10:00:00Z');
});

it('refuses vendors, too many files, another version, and what is there no more', async () => {
  const id = await makeAd();
  const [asset, other] = await assetsOf(id);
  await updateAsset(administrator, { id: other!.id, altText: 'Cellar' });
  const text = await lastLine(id);
  await removeAsset(administrator, { id: asset!.id });
  const removal = await lastLine(id);
  await expect(restore(id, removal, vendor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stale = restoreBrochureVersion(administrator, { id, entryId: Number(removal.id), version: 1 });
  await expect(stale).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(restore(await makeAd(), removal)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await removeAsset(administrator, { id: other!.id });
  await expect(restore(id, text)).rejects.toMatchObject({ code: 'CONFLICT' });

  const [last] = await assetsOf(id);
  await test.database.query(
    `INSERT INTO assets (brochure_id, did, type, url)
     SELECT $1, lpad(n::text, 12, 'x'), 'BROCHURE_IMAGE', '/files/x' || n FROM generate_series(1, 19) AS n`,
    [id],
  );
  expect(last).toBeDefined();
  await expect(restore(id, removal)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(await test.database.getRepository(FormerAsset).countBy({ brochureId: id })).toBeGreaterThan(1);
});
