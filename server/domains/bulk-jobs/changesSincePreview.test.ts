import type { RequestContext } from '../../platform/context/RequestContext';
import { toGlobalId } from '../../shared/globalId';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCallers } from '../../test/factories/makeCallers';
import { makeCategory } from '../../test/factories/makeCategory';
import { useTestDatabase } from '../../test/testDatabase';
import { Brochure } from '../brochures/Brochure';
import { archiveBrochure } from '../brochures/statuses/archiveBrochure';
import { setBrochureIndex } from '../brochures/writing/setBrochureIndex';
import { updateBrochure } from '../brochures/writing/updateBrochure';
import { BulkJob } from './BulkJob';
import { BulkJobRow } from './BulkJobRow';
import { doBulkJob } from './doBulkJob';
import { prepareBulkJob, type BulkJobWish } from './prepareBulkJob';
import { startBulkJob } from './startBulkJob';
import { undoBulkJob } from './undoing/undoBulkJob';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;
let colleague: RequestContext;

beforeAll(async () => {
  ({ administrator } = await makeCallers(test.database, now));
  ({ administrator: colleague } = await makeCallers(test.database, now));
});
beforeEach(() => test.database.query('TRUNCATE brochures, bulk_jobs CASCADE'));

const ad = (id: number) => test.database.getRepository(Brochure).findOneByOrFail({ id });
const idsOf = (ads: readonly Brochure[]) => ads.map(({ id }) => toGlobalId('Brochure', id));
const rowsOf = (jobId: number) =>
  test.database.getRepository(BulkJobRow).find({ where: { jobId }, order: { position: 'ASC' } });

async function prepare(wish: BulkJobWish): Promise<number> {
  const { id } = await prepareBulkJob(administrator, wish);
  await doBulkJob(administrator, { jobId: id });
  return id;
}

async function start(id: number): Promise<BulkJob> {
  await startBulkJob(administrator, { id });
  await doBulkJob(administrator, { jobId: id });
  return test.database.getRepository(BulkJob).findOneByOrFail({ id });
}

it("leaves a colleague's newer value, and changes an ad whose other fields have changed", async () => {
  const [wanted, theirs] = [await makeCategory(test.database), await makeCategory(test.database)];
  const [overwritten, elsewhere] = [await makeBrochure(test.database), await makeBrochure(test.database)];
  const id = await prepare({
    action: 'UPDATE',
    ids: idsOf([overwritten, elsewhere]),
    fields: { category: wanted.code },
  });
  await updateBrochure(colleague, { id: overwritten.id, version: 1, input: { category: theirs.code } });
  await setBrochureIndex(colleague, { id: elsewhere.id, adIndex: 7 });

  expect(await start(id)).toMatchObject({ state: 'DONE', changedCount: 1, refusedCount: 1 });
  expect(await ad(overwritten.id)).toMatchObject({ categoryId: theirs.id, version: 2 });
  expect(await ad(elsewhere.id)).toMatchObject({ categoryId: wanted.id, adIndex: 7 });
  const refusal = 'Somebody changed "Main category" since the preview: preview again.';
  expect(await rowsOf(id)).toMatchObject([
    { outcome: 'REFUSED', message: refusal, before: null, after: null },
    { outcome: 'CHANGED', message: null, after: { category: wanted.code } },
  ]);
  // the next preview shows the newer value
  const again = await prepare({ action: 'UPDATE', ids: idsOf([overwritten]), fields: { category: wanted.code } });
  expect(await rowsOf(again)).toMatchObject([{ before: { category: theirs.code } }]);
  expect(await start(again)).toMatchObject({ changedCount: 1 });
});

it('leaves a value that was as wanted at the preview, and names the fields', async () => {
  const fields = { parkingInfo: 'Behind', openingHours: 'Mo-Fr 09:00-17:00' };
  const one = await makeBrochure(test.database, fields);
  const id = await prepare({ action: 'UPDATE', ids: idsOf([one]), fields });
  await updateBrochure(colleague, { id: one.id, version: 1, input: { parkingInfo: 'In front', openingHours: null } });
  expect(await start(id)).toMatchObject({ changedCount: 0, refusedCount: 1 });
  expect((await rowsOf(id))[0]?.message).toBe(
    'The preview showed no change of "Parking" and "Opening hours": preview again.',
  );
  expect(await ad(one.id)).toMatchObject({ parkingInfo: 'In front', openingHours: null });
});

it('has nothing to do where a colleague has written the same value', async () => {
  const one = await makeBrochure(test.database);
  const id = await prepare({ action: 'UPDATE', ids: idsOf([one]), fields: { parkingInfo: 'Behind' } });
  await updateBrochure(colleague, { id: one.id, version: 1, input: { parkingInfo: 'Behind' } });
  expect(await start(id)).toMatchObject({ unchangedCount: 1, refusedCount: 0 });
  expect(await rowsOf(id)).toMatchObject([{ outcome: 'UNCHANGED', before: null }]);
});

it('holds also for indexes, states and deletions', async () => {
  const numbered = await makeBrochure(test.database, { adIndex: 3 });
  const [published, deleted] = [
    await makeBrochure(test.database, { status: 'PUBLISHED' }),
    await makeBrochure(test.database, { status: 'PUBLISHED' }),
  ];
  const jobs = [
    await prepare({ action: 'NUMBER', ids: idsOf([numbered]), numberFrom: 1 }),
    await prepare({ action: 'UNARCHIVE', ids: idsOf([published]) }),
    await prepare({ action: 'DELETE', ids: idsOf([deleted]) }),
  ];
  await setBrochureIndex(colleague, { id: numbered.id, adIndex: 5 });
  for (const { id } of [published, deleted]) await archiveBrochure(colleague, { id });
  for (const id of jobs) expect(await start(id)).toMatchObject({ changedCount: 0, refusedCount: 1 });
  expect((await Promise.all(jobs.map(rowsOf))).map(([row]) => row?.message)).toEqual([
    'Somebody changed "Index" since the preview: preview again.',
    'The preview showed no change of "Status" and "Why it was archived": preview again.',
    'Somebody changed "Status" since the preview: preview again.',
  ]);
  expect(await ad(numbered.id)).toMatchObject({ adIndex: 5 });
  expect(await ad(deleted.id)).toMatchObject({ recordStatus: true });
});

it('asks nothing of a job that starts without a preview, and undoes what it has overwritten', async () => {
  const one = await makeBrochure(test.database, { parkingInfo: 'In front' });
  const fields = { parkingInfo: 'Behind' };
  const { id } = await prepareBulkJob(administrator, {
    action: 'UPDATE',
    ids: idsOf([one]),
    fields,
    startsAtOnce: true,
  });
  await updateBrochure(colleague, { id: one.id, version: 1, input: { parkingInfo: 'Beside' } });
  await doBulkJob(administrator, { jobId: id });
  expect(await rowsOf(id)).toMatchObject([{ outcome: 'CHANGED', before: { parkingInfo: 'Beside' } }]);
  await undoBulkJob(administrator, { id });
  await doBulkJob(administrator, { jobId: id });
  expect(await ad(one.id)).toMatchObject({ parkingInfo: 'Beside' });
});
