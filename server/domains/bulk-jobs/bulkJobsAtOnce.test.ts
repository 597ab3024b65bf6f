import type { RequestContext } from '../../platform/context/RequestContext';
import { bulkJobsBy } from '../../test/bulkJobsBy';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCallers } from '../../test/factories/makeCallers';
import { useTestDatabase } from '../../test/testDatabase';
import { setBrochureIndex } from '../brochures/writing/setBrochureIndex';
import { doBulkJob } from './doBulkJob';
import { prepareBulkJob } from './prepareBulkJob';
import { startBulkJob } from './startBulkJob';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;

beforeAll(async () => {
  ({ administrator } = await makeCallers(test.database, now));
});
beforeEach(() => test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries CASCADE'));

const { jobOf, ad, idsOf, prepare, undo } = bulkJobsBy(() => administrator);

it('lets a single edit and a bulk job of the same ad wait for each other, and loses neither', async () => {
  const ads = [await makeBrochure(test.database), await makeBrochure(test.database)];
  const tried = await prepare({ action: 'UPDATE', ids: idsOf(ads), fields: { parkingInfo: 'Behind' } });
  await startBulkJob(administrator, { id: tried.id });
  await Promise.all([
    doBulkJob(administrator, { jobId: tried.id }),
    setBrochureIndex(administrator, { id: ads[0]?.id ?? 0, adIndex: 7 }),
  ]);
  expect(await ad(ads[0]?.id ?? 0)).toMatchObject({ adIndex: 7, parkingInfo: 'Behind', version: 3 });
  expect(await ad(ads[1]?.id ?? 0)).toMatchObject({ adIndex: null, parkingInfo: 'Behind', version: 2 });
  // an editor that was opened before the job cannot overwrite it
  const late = setBrochureIndex(administrator, { id: ads[1]?.id ?? 0, adIndex: 8, version: 1 });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('lets the jobs of two administrators change the same ads at once, and undoes only what the other left', async () => {
  const ads = [];
  for (let count = 0; count < 6; count += 1) ads.push(await makeBrochure(test.database));
  const ids = idsOf(ads);
  const parking = await prepare({ action: 'UPDATE', ids, fields: { parkingInfo: 'Behind' } });
  const { administrator: colleague } = await makeCallers(test.database, now);
  // the other way round, so that locks in the order of the lists would deadlock
  const { id: other } = await prepareBulkJob(colleague, {
    ...{ action: 'UPDATE', ids: ids.slice(2).reverse(), fields: { openingHours: 'Mo-Fr 09:00-17:00' } },
  });
  await doBulkJob(colleague, { jobId: other });
  await startBulkJob(administrator, { id: parking.id });
  await startBulkJob(colleague, { id: other });
  await Promise.all([doBulkJob(administrator, { jobId: parking.id }), doBulkJob(colleague, { jobId: other })]);
  expect([await jobOf(parking.id), await jobOf(other)]).toMatchObject([
    { state: 'DONE', changedCount: 6 },
    { state: 'DONE', changedCount: 4 },
  ]);
  for (const { id } of ads.slice(2)) {
    expect(await ad(id)).toMatchObject({ parkingInfo: 'Behind', openingHours: 'Mo-Fr 09:00-17:00', version: 3 });
  }
  const [first, second] = [await undo(await jobOf(parking.id)), await undo(await jobOf(other))];
  // of each ad that both have changed, the undo of the earlier change would overwrite the later one
  expect(first.undoneCount + second.undoneCount).toBeGreaterThanOrEqual(6);
  expect(first.undoneCount + first.keptCount).toBe(6);
  for (const { id } of ads.slice(0, 2)) expect(await ad(id)).toMatchObject({ parkingInfo: null });
});
