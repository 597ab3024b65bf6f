import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { AuditLogEntry } from '../../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { LocalFileStore } from '../../../../platform/file-store/LocalFileStore';
import { makeAccount } from '../../../../test/factories/makeAccount';
import { makeBrochure } from '../../../../test/factories/makeBrochure';
import { makeVendor } from '../../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../../test/makeContext';
import { makeTestFolder } from '../../../../test/cluster/makeTestFolder';
import { rememberJobs, type RememberedJobs } from '../../../../test/rememberJobs';
import { useTestDatabase } from '../../../../test/testDatabase';
import { Brochure } from '../../Brochure';
import { BrochureRevision } from '../../revisions/BrochureRevision';
import { updateBrochure } from '../../writing/updateBrochure';
import { reviewBrochure } from '../../../reviews/reviewBrochure';
import type { ReviewDecision } from '../../../reviews/ReviewDecision';
import { Asset } from '../Asset';
import { addAsset } from '../changing/addAsset';
import { removeAsset } from '../changing/removeAsset';
import { reorderAssets } from '../changing/reorderAssets';
import { restoreAsset } from '../changing/restoreAsset';
import { updateAsset } from '../changing/updateAsset';
import { removeUnusedFiles } from '../files/removeUnusedFiles';
import { ProposedAsset } from './ProposedAsset';

const test = useTestDatabase();
const root = makeTestFolder('files-of-live-ads');
const files = new LocalFileStore(root);
const now = new Date('2026-11-20T10:00:00Z');
const colours = ['#ff0000', '#0000ff', '#00ff00'] as const;
const pictures: string[] = [];
let jobs: RememberedJobs;
let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  for (const background of colours) {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
    pictures.push((await picture.png().toBuffer()).toString('base64'));
  }
});
beforeEach(async () => {
  await test.database.query('DELETE FROM proposed_assets');
  await test.database.query('DELETE FROM assets');
  await test.database.query('DELETE FROM former_assets');
  jobs = rememberJobs();
  const common = { database: test.database, files, jobs, clock: { now: () => now } };
  administrator = makeContext({ ...common, viewer: viewerOf(await makeAccount(test.database)) });
  const { id: vendorId } = await makeVendor(test.database);
  vendor = makeContext({
    ...common,
    viewer: viewerOf(await makeAccount(test.database, { role: 'VENDOR', vendorId })),
  });
  await cleanUp();
});

/** Does what the job does, for all files that were let go. */
async function cleanUp(): Promise<void> {
  const let_go = jobs.enqueued.flatMap(({ payload }) => (payload as { hashes?: string[] }).hashes ?? []);
  await removeUnusedFiles({ database: test.database, files, jobs }, [
    ...let_go,
    ...(await stored()),
    ...(await held()),
  ]);
}
async function hashesBelow(folder: string, isOf: (file: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name === 'original' && isOf(entry.parentPath))
    .map(({ parentPath }) => path.basename(parentPath))
    .toSorted();
}
const inHeld = (file: string): boolean => path.relative(root, file).startsWith('held');
const stored = (): Promise<string[]> => hashesBelow(root, (file) => !inHeld(file));
const held = (): Promise<string[]> => hashesBelow(root, inHeld);

async function live(count: number): Promise<{ ad: Brochure; assets: Asset[] }> {
  const ad = await makeBrochure(test.database, { vendorId: vendor.viewer?.vendorId ?? null, status: 'PUBLISHED' });
  for (const contentBase64Encoded of pictures.slice(0, count)) {
    await addAsset(administrator, { brochureId: ad.id, contentBase64Encoded, altText: 'As it is' });
  }
  return { ad: await test.database.getRepository(Brochure).findOneByOrFail({ id: ad.id }), assets: await assetsOf(ad) };
}
const assetsOf = ({ id: brochureId }: Brochure): Promise<Asset[]> =>
  test.database.getRepository(Asset).find({ where: { brochureId }, order: { sortOrder: 'ASC', id: 'ASC' } });
const proposed = (): Promise<ProposedAsset[]> =>
  test.database.getRepository(ProposedAsset).find({ order: { id: 'ASC' } });
const add = ({ id: brochureId }: Brochure, which: number, more: object = {}) =>
  addAsset(vendor, { brochureId, contentBase64Encoded: pictures[which] ?? '', ...more });
const decide = ({ id }: Brochure, decision: ReviewDecision) =>
  reviewBrochure(administrator, { id, decision, comment: 'Thank you' });
const revisionOf = ({ id: brochureId }: Brochure) =>
  test.database.getRepository(BrochureRevision).findOneOrFail({ where: { brochureId }, order: { id: 'DESC' } });

it('holds a new file apart from the live ad, and gives it to the ad with its id on approval', async () => {
  const { ad, assets } = await live(1);
  const { asset, pendingRevision, brochure } = await add(ad, 1, { altText: 'As it will be' });
  expect([pendingRevision, brochure.version]).toEqual([true, ad.version]);
  expect(asset).toMatchObject({
    altText: 'As it will be',
    sortOrder: 1,
    url: expect.stringContaining('?pass=') as string,
  });
  expect(asset.renditions[0]?.url).toContain('?pass=');
  expect(await assetsOf(ad)).toEqual(assets);
  const [waiting] = await proposed();
  expect([await stored(), await held()]).toEqual([[assets[0]?.sha256], [waiting?.sha256]]);

  await cleanUp();
  expect(await held()).toEqual([waiting?.sha256]);

  const approved = await decide(ad, 'APPROVE');
  expect(approved.version).toBeGreaterThan(ad.version);
  const [, added] = await assetsOf(ad);
  const { id, did, sha256 } = waiting ?? {};
  expect(added).toMatchObject({ id, did, sha256, altText: 'As it will be', url: `/files/${sha256}/original` });
  expect(await proposed()).toEqual([]);
  await cleanUp();
  expect([await stored(), await held()]).toEqual([[assets[0]?.sha256, sha256].toSorted(), []]);
  expect(await files.exists(sha256 ?? '', '40.webp')).toBe(true);
  const uploaded = await files.openUploaded(sha256 ?? '');
  expect(uploaded && (await buffer(uploaded)).toString('base64')).toBe(pictures[1]);
  const lines = await test.database.getRepository(AuditLogEntry).findBy({ entityId: ad.id, action: 'reviewBrochure' });
  expect(lines).toContainEqual(
    expect.objectContaining({
      after: expect.objectContaining({
        assets: expect.stringContaining('“As it will be” (place 2)') as string,
      }) as object,
    }),
  );
});

it('adds a file to a change once, however often it is sent with its key', async () => {
  const { ad } = await live(1);
  const key = { uploadKey: 'of-the-terrace' };
  const { asset } = await add(ad, 1, key);
  expect(await add(ad, 1, key)).toMatchObject({ pendingRevision: true, asset: { id: asset.id, did: asset.did } });
  expect(await proposed()).toHaveLength(1);

  await decide(ad, 'APPROVE');
  const late = await add(ad, 1, key);
  expect(late).toMatchObject({ pendingRevision: false, asset: { id: asset.id } });
  expect(await assetsOf(ad)).toHaveLength(2);
  expect(await proposed()).toEqual([]);
});

it('keeps replacement, text, order and removal for one approval', async () => {
  const { ad, assets } = await live(3);
  const [first, second, third] = assets.map(({ id }) => id);
  await add(ad, 0, { replaces: { id: second }, altText: 'Cropped' });
  await updateAsset(vendor, { id: first ?? 0, altText: 'Another text' });
  await removeAsset(vendor, { id: third ?? 0 });
  await reorderAssets(vendor, { brochureId: ad.id, assetIds: [second ?? 0, first ?? 0] });
  await updateBrochure(vendor, { id: ad.id, version: ad.version, input: { title: 'With other pictures' } });
  expect(await assetsOf(ad)).toEqual(assets);
  expect(await revisionOf(ad)).toMatchObject({ state: 'WAITING', changes: { title: 'With other pictures' } });

  await expect(decide(ad, 'APPROVE')).resolves.toMatchObject({ title: 'With other pictures' });
  expect(await assetsOf(ad)).toMatchObject([
    { id: second, did: assets[1]?.did, altText: 'Cropped', sha256: assets[0]?.sha256 },
    { id: first, altText: 'Another text', sha256: assets[0]?.sha256 },
  ]);
  await cleanUp();
  // what the approval has replaced and removed can be restored
  const former = [assets[1]?.sha256, assets[2]?.sha256].toSorted();
  expect([await stored(), await held()]).toEqual([[assets[0]?.sha256], former]);
});

it('drops the files of a change that is refused, and lets the ad be', async () => {
  const { ad, assets } = await live(1);
  await add(ad, 1);
  await decide(ad, 'REQUEST_CHANGES');
  expect(await held()).toHaveLength(1);
  await add(ad, 2);
  expect(await revisionOf(ad)).toMatchObject({ state: 'WAITING' });
  await decide(ad, 'REJECT');
  expect([await proposed(), await assetsOf(ad)]).toEqual([[], assets]);
  await cleanUp();
  expect([await stored(), await held()]).toEqual([[assets[0]?.sha256], []]);
});

it('withdraws the change when everything is taken back', async () => {
  const { ad, assets } = await live(2);
  const [first, second] = assets.map(({ id }) => id);
  const restore = () => restoreAsset(vendor, { id: second ?? 0 });
  await add(ad, 2);
  await add(ad, 0, { replaces: { id: second } });
  await updateAsset(vendor, { id: first ?? 0, altText: 'Another' });
  await reorderAssets(vendor, { brochureId: ad.id, assetIds: [second ?? 0, first ?? 0] });
  const [added] = await proposed();
  await removeAsset(vendor, { id: added?.id ?? 0 });
  await restore();
  await removeAsset(vendor, { id: second ?? 0 });
  await restore();
  await updateAsset(vendor, { id: second ?? 0, altText: 'As it is' });
  await reorderAssets(vendor, { brochureId: ad.id, assetIds: [first ?? 0, second ?? 0] });
  await expect(updateAsset(vendor, { id: first ?? 0, altText: 'As it is' })).resolves.toMatchObject({
    pendingRevision: false,
  });
  expect([await revisionOf(ad), await proposed()]).toMatchObject([{ state: 'WITHDRAWN' }, []]);
  await cleanUp();
  expect([await assetsOf(ad), await held()]).toEqual([assets, []]);
});

it('changes the files that it adds itself', async () => {
  const { ad } = await live(1);
  await add(ad, 1);
  const [added] = await proposed();
  await updateAsset(vendor, { id: added?.id ?? 0, altText: 'Now described' });
  const did = added?.did ?? '';
  await add(ad, 2, { replaces: { did }, altText: 'Cropped' });
  const [cropped] = await proposed();
  expect(cropped).toMatchObject({ did, altText: 'Cropped', sortOrder: 1 });
  await reorderAssets(vendor, { brochureId: ad.id, assetIds: [cropped?.id ?? 0] });
  await cleanUp();
  expect(await held()).toEqual([cropped?.sha256]);
  await decide(ad, 'APPROVE');
  expect(await assetsOf(ad)).toMatchObject([{ did, altText: 'Cropped' }, { altText: 'As it is' }]);
});

it('takes the lists of files of an update together with new files', async () => {
  const { ad, assets } = await live(2);
  const uploads = [{ contentBase64Encoded: pictures[2] }];
  const update = (named: object | undefined, more: object = {}) =>
    updateBrochure(vendor, {
      id: ad.id,
      version: ad.version,
      input: {},
      ...(named && { named: named as never }),
      ...more,
    });
  const [first, second] = assets.map(({ did }) => did);
  await update({ kept: undefined, removed: [{ did: first, field: 'a' }] }, { uploads });
  const [added] = await proposed();
  expect(await revisionOf(ad)).toMatchObject({ assetChanges: { removed: [first] } });
  const kept = [
    { did: second, sortOrder: 5, field: 'a' },
    { did: added?.did, sortOrder: 2, field: 'b' },
  ];
  await update({ kept, removed: [] });
  await decide(ad, 'APPROVE');
  expect((await assetsOf(ad)).map(({ did }) => did)).toEqual([first, added?.did, second]);
});

it('counts the files of the change, and keeps what a published ad needs', async () => {
  const { ad, assets } = await live(1);
  await expect(removeAsset(vendor, { id: assets[0]?.id ?? 0 })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  for (let count = 1; count < 20; count += 1) await add(ad, 1);
  await expect(add(ad, 1)).rejects.toMatchObject({ errors: [{ code: 'TOO_MANY_IMAGES' }] });
  expect(await proposed()).toHaveLength(19);
});

it('keeps the held files back when an approval fails', async () => {
  const { ad, assets } = await live(1);
  await add(ad, 1);
  const { sha256 = '' } = (await proposed())[0] ?? {};
  const broken = makeContext({ ...administrator });
  broken.jobs = {
    ...jobs,
    enqueue: (manager, job, payload) =>
      'hashes' in payload && jobs.enqueued.length > before
        ? Promise.reject(new Error('out of order'))
        : jobs.enqueue(manager, job, payload),
  };
  const before = jobs.enqueued.length;
  await expect(reviewBrochure(broken, { id: ad.id, decision: 'APPROVE', comment: null })).rejects.toThrow(
    'out of order',
  );
  expect([await files.exists(sha256 ?? '', 'original'), await held()]).toEqual([false, [sha256]]);
  expect(await assetsOf(ad)).toEqual(assets);
});

it('is nothing that an administrator takes back: their changes take effect at once', async () => {
  const { assets } = await live(1);
  await expect(restoreAsset(administrator, { id: assets[0]?.id ?? 0 })).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('survives that an administrator removes a file which the change replaces', async () => {
  const { ad, assets } = await live(2);
  await add(ad, 2, { replaces: { id: assets[1]?.id } });
  await removeAsset(administrator, { id: assets[1]?.id ?? 0 });
  await decide(ad, 'APPROVE');
  expect(await assetsOf(ad)).toHaveLength(2);
});
