import sharp from 'sharp';
import { LocalFileStore } from '../../../platform/file-store/LocalFileStore';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Account } from '../../accounts/Account';
import { Asset } from '../../brochures/assets/Asset';
import { addAsset } from '../../brochures/assets/changing/addAsset';
import { updateAsset } from '../../brochures/assets/changing/updateAsset';
import { ProposedAsset } from '../../brochures/assets/proposals/ProposedAsset';
import { Brochure } from '../../brochures/Brochure';
import { updateBrochure } from '../../brochures/writing/updateBrochure';
import { approveReviews } from './approveReviews';
import { BulkJob } from '../BulkJob';
import { doBulkJob } from '../doBulkJob';
import { listBulkJobRows } from '../listBulkJobRows';
import { startBulkJob } from '../startBulkJob';
import { undoBulkJob } from '../undoing/undoBulkJob';

const test = useTestDatabase();
const files = new LocalFileStore(makeTestFolder('approved-files'));
let administrator: RequestContext;
let seller: Account;
let vendor: RequestContext;

beforeAll(async () => {
  const common = { database: test.database, files, clock: { now: () => new Date('2026-11-20T10:00:00Z') } };
  administrator = makeContext({ ...common, viewer: viewerOf(await makeAccount(test.database)) });
  seller = await makeAccount(test.database, { role: 'VENDOR' });
  vendor = makeContext({ ...common, viewer: viewerOf(seller) });
});

async function picture(background: string): Promise<string> {
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  return (await drawn.png().toBuffer()).toString('base64');
}

/** A live ad whose picture has a text. */
async function live(companyName: string): Promise<Brochure> {
  const { id } = await makeBrochure(test.database, { vendorId: seller.vendorId, status: 'PUBLISHED', companyName });
  await addAsset(administrator, { brochureId: id, contentBase64Encoded: await picture('red'), altText: 'The terrace' });
  return ad(id);
}

const ad = (id: number) => test.database.getRepository(Brochure).findOneByOrFail({ id });
const assetsOf = ({ id: brochureId }: Brochure) =>
  test.database.getRepository(Asset).find({ where: { brochureId }, order: { sortOrder: 'ASC', id: 'ASC' } });
const jobOf = (id: number) => test.database.getRepository(BulkJob).findOneByOrFail({ id });
const rowsOf = async (jobId: number) =>
  (await listBulkJobRows(administrator, { jobId, first: 100 })).edges.map(({ item }) => item);

it('says in the trial which files each ad would get, stores none, and publishes them at the start', async () => {
  const name = 'Waiting pictures';
  const [added, described, both] = [await live(name), await live(name), await live(name)];
  await addAsset(vendor, { brochureId: added.id, contentBase64Encoded: await picture('blue'), altText: 'The view' });
  await updateAsset(vendor, { id: (await assetsOf(described))[0]?.id ?? 0, altText: 'The terrace at night' });
  await updateBrochure(vendor, { id: both.id, version: undefined, input: { title: 'As it will be' } });
  await addAsset(vendor, { brochureId: both.id, contentBase64Encoded: await picture('green') });
  const proposed = await test.database.getRepository(ProposedAsset).find();
  expect(proposed).toHaveLength(2);

  const { id } = await approveReviews(administrator, { queue: { q: name } });
  await doBulkJob(administrator, { jobId: id });
  expect(await jobOf(id)).toMatchObject({ state: 'CHECKED', total: 3, changedCount: 3 });
  const text = (...parts: string[]): unknown => expect.stringMatching(parts.join(', ')) as unknown;
  const outcomes = [
    {
      ...{ brochureId: added.id, outcome: 'CHANGED', before: { assets: text('^Picture "The terrace" \\(.{12}\\)$') } },
      after: { assets: text('^Picture "The terrace" \\(.{12}\\)', 'Picture "The view" \\(.{12}\\)$') },
    },
    {
      brochureId: described.id,
      outcome: 'CHANGED',
      after: { assets: text('^Picture "The terrace at night" \\(.{12}\\)$') },
    },
    { brochureId: both.id, after: { title: 'As it will be', assets: text('^Picture .*', 'Picture .*') } },
  ];
  const byAd = (await rowsOf(id)).toSorted((one, other) => one.brochureId - other.brochureId);
  expect(byAd).toMatchObject(outcomes);
  expect(await Promise.all([added, described, both].map(assetsOf))).toMatchObject([
    [{ altText: 'The terrace' }],
    [{ altText: 'The terrace' }],
    [{ altText: 'The terrace' }],
  ]);
  const isPublic = () => Promise.all(proposed.map(({ sha256 }) => files.exists(sha256 ?? '', 'original')));
  expect(await isPublic()).toEqual([false, false]);

  await startBulkJob(administrator, { id });
  await doBulkJob(administrator, { jobId: id });
  expect(await jobOf(id)).toMatchObject({ state: 'DONE', changedCount: 3, refusedCount: 0 });
  expect((await rowsOf(id)).toSorted((one, other) => one.brochureId - other.brochureId)).toMatchObject(outcomes);
  expect(await assetsOf(added)).toMatchObject([{ altText: 'The terrace' }, { altText: 'The view' }]);
  expect(await assetsOf(described)).toMatchObject([{ altText: 'The terrace at night' }]);
  expect(await assetsOf(both)).toHaveLength(2);
  expect(await isPublic()).toEqual([true, true]);
});

it('keeps in the undo what has changed files, and says why', async () => {
  const name = 'Undone pictures';
  const [withFile, withTitle] = [await live(name), await live(name)];
  await addAsset(vendor, { brochureId: withFile.id, contentBase64Encoded: await picture('blue') });
  await updateBrochure(vendor, { id: withTitle.id, version: undefined, input: { title: 'As it will be' } });
  const { id } = await approveReviews(administrator, { queue: { q: name } });
  await doBulkJob(administrator, { jobId: id });
  await startBulkJob(administrator, { id });
  await doBulkJob(administrator, { jobId: id });
  await undoBulkJob(administrator, { id });
  await doBulkJob(administrator, { jobId: id });
  expect(await jobOf(id)).toMatchObject({ state: 'UNDONE', undoneCount: 1, keptCount: 1 });
  expect((await ad(withTitle.id)).title).toBe(withTitle.title);
  expect(await assetsOf(withFile)).toHaveLength(2);
  const kept = (await rowsOf(id)).find(({ brochureId }) => brochureId === withFile.id);
  expect(kept).toMatchObject({ outcome: 'KEPT', message: expect.stringContaining('files') as unknown });
});
