import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { toGlobalId } from '../../shared/globalId';
import { bulkJobsBy } from '../../test/bulkJobsBy';
import { makeAsset } from '../../test/factories/makeAsset';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCallers } from '../../test/factories/makeCallers';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { useTestDatabase } from '../../test/testDatabase';
import { listAuditLog } from '../audit-log/listAuditLog';
import { Brochure } from '../brochures/Brochure';
import { BulkJob } from './BulkJob';
import { doBulkJob } from './doBulkJob';
import { failBulkJob } from './failBulkJob';
import { prepareBulkJob } from './prepareBulkJob';
import { startBulkJob } from './startBulkJob';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;

beforeAll(async () => {
  ({ administrator } = await makeCallers(test.database, now));
});
beforeEach(() => test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries CASCADE'));

const { jobOf, ad, idsOf, rowsOf, prepare, start, undo } = bulkJobsBy(() => administrator);

describe('a bulk job', () => {
  it('is tried first and changes nothing, then runs, and says what became of each ad', async () => {
    const category = await makeCategory(test.database, { name: 'Cafés' });
    const [changes, same, tourism] = [
      await makeBrochure(test.database),
      await makeBrochure(test.database, { categoryId: category.id, parkingInfo: 'Behind' }),
      await makeBrochure(test.database, { type: 'ATDW_AD', externalSource: 'atdw', externalId: 'a' }),
    ];
    const fields = { category: category.code, parkingInfo: 'Behind' };
    const tried = await prepare({ action: 'UPDATE', ids: idsOf([changes, same, tourism]), fields });
    expect(tried).toMatchObject({ state: 'CHECKED', total: 3, changedCount: 1, unchangedCount: 1, refusedCount: 1 });
    expect(await ad(changes.id)).toMatchObject({ version: 1, categoryId: changes.categoryId });

    const done = await start(tried);
    expect(done).toMatchObject({ state: 'DONE', changedCount: 1, unchangedCount: 1, refusedCount: 1 });
    expect(await ad(changes.id)).toMatchObject({ version: 2, categoryId: category.id, updatedAt: now });
    expect(await rowsOf(done.id)).toMatchObject([
      { brochureId: changes.id, outcome: 'CHANGED', after: { category: category.code }, version: 2 },
      { brochureId: same.id, outcome: 'UNCHANGED' },
      {
        brochureId: tourism.id,
        outcome: 'REFUSED',
        message: expect.stringContaining('Tourism Data Warehouse') as string,
      },
    ]);
    const [, , third] = await rowsOf(done.id);
    expect((await ad(tourism.id)).version).toBe(1);
    expect(third?.version).toBeNull();
  });

  it('starts without a trial for ads that were chosen one by one, never for a filter', async () => {
    const [published, archived] = [
      await makeBrochure(test.database, { status: 'PUBLISHED' }),
      await makeBrochure(test.database, { status: 'ARCHIVED' }),
    ];
    const wish = { action: 'ARCHIVE' as const, startsAtOnce: true };
    const job = await prepareBulkJob(administrator, { ...wish, ids: idsOf([published, archived]) });
    expect(job).toMatchObject({ state: 'RUNNING', total: 2, startedAt: now });
    await doBulkJob(administrator, { jobId: job.id });
    expect(await jobOf(job.id)).toMatchObject({ state: 'DONE', changedCount: 1, unchangedCount: 1 });
    expect((await ad(published.id)).status).toBe('ARCHIVED');
    const lines = await listAuditLog(administrator, { first: 10 });
    expect(lines.edges.map(({ item: { action } }) => action)).toEqual(['finishBulkJob', 'startBulkJob']);
    expect(await undo(job)).toMatchObject({ state: 'UNDONE', undoneCount: 1 });
    expect((await ad(published.id)).status).toBe('PUBLISHED');

    await expect(prepareBulkJob(administrator, { ...wish, filter: {} })).rejects.toMatchObject({
      ...{ code: 'VALIDATION_FAILED', errors: [expect.objectContaining({ field: 'startsAtOnce' })] },
    });
  });

  it('takes all ads that match a filter, in the order of the list, and numbers them', async () => {
    const area = await makeMapArea(test.database);
    const ads = [];
    for (const title of ['Bread', 'Apples', 'Cheese']) {
      ads.push(await makeBrochure(test.database, { title, mapAreaId: area.id, status: 'PUBLISHED' }));
    }
    await makeBrochure(test.database, { title: 'Aardvark' });
    const filter = { mapAreas: [area.code] };
    const orderBy = [{ field: 'TITLE' as const, direction: 'ASC' as const }];
    await start(await prepare({ action: 'NUMBER', filter, orderBy, numberFrom: 9997 }));
    expect(await Promise.all(ads.map(async ({ id }) => (await ad(id)).adIndex))).toEqual([9998, 9997, null]);
    const [job] = await test.database.getRepository(BulkJob).find();
    expect((await rowsOf(job?.id ?? 0)).map(({ outcome, message }) => [outcome, message])).toEqual([
      ['CHANGED', null],
      ['CHANGED', null],
      ['REFUSED', 'An index is a whole number from 1 to 9998.'],
    ]);
  });

  it('holds to the rules of publishing and of states', async () => {
    const ready = await makeBrochure(test.database);
    await makeAsset(test.database, { brochureId: ready.id });
    const incomplete = await makeBrochure(test.database, { description: null });
    const archived = await makeBrochure(test.database, { status: 'ARCHIVED' });
    const draft = await makeBrochure(test.database, { submittedAt: null });
    const done = await start(await prepare({ action: 'PUBLISH', ids: idsOf([ready, incomplete, archived, draft]) }));
    expect((await rowsOf(done.id)).map(({ outcome }) => outcome)).toEqual(['CHANGED', 'REFUSED', 'REFUSED', 'REFUSED']);
    expect(await ad(ready.id)).toMatchObject({ status: 'PUBLISHED', publishedAt: now });
  });

  it('refuses one ad that the database refuses, and changes the others', async () => {
    const ads = [await makeBrochure(test.database), await makeBrochure(test.database)];
    await test.database.query(
      `ALTER TABLE brochures ADD CONSTRAINT one_stays CHECK (id <> ${ads[0]?.id} OR parking_info IS NULL)`,
    );
    try {
      const done = await start(await prepare({ action: 'UPDATE', ids: idsOf(ads), fields: { parkingInfo: 'Behind' } }));
      expect(done).toMatchObject({ state: 'DONE', changedCount: 1, refusedCount: 1 });
      expect((await rowsOf(done.id))[0]?.message).toBe('The database refuses this change (rule one_stays).');
    } finally {
      await test.database.query('ALTER TABLE brochures DROP CONSTRAINT one_stays');
    }
  });

  it('continues where it was interrupted, and is never half without saying so', async () => {
    const ads = [];
    for (let count = 0; count < 4; count += 1) ads.push(await makeBrochure(test.database, { status: 'PUBLISHED' }));
    const tried = await prepare({ action: 'ARCHIVE', ids: idsOf(ads) });
    await startBulkJob(administrator, { id: tried.id });
    // ends the connection after the ads are written and before their outcomes are
    await test.database.query(`
      CREATE OR REPLACE FUNCTION break_here() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
    await test.database.query(`
      CREATE TRIGGER breaks BEFORE UPDATE ON bulk_job_rows FOR EACH ROW EXECUTE FUNCTION break_here()`);
    await expect(doBulkJob(administrator, { jobId: tried.id })).rejects.toThrow();
    expect(await test.database.getRepository(Brochure).countBy({ status: 'ARCHIVED' })).toBe(0);
    expect((await rowsOf(tried.id)).map(({ outcome }) => outcome)).toEqual(Array(4).fill('WAITING'));
    await test.database.query('DROP TRIGGER breaks ON bulk_job_rows');
    // two workers at once, as after a restart that was none
    await Promise.all([1, 2].map(() => doBulkJob(administrator, { jobId: tried.id })));
    await doBulkJob(administrator, { jobId: tried.id });
    expect(await jobOf(tried.id)).toMatchObject({ state: 'DONE', changedCount: 4 });
    expect((await rowsOf(tried.id)).map(({ version }) => version)).toEqual([2, 2, 2, 2]);
  });

  it('says so when every try has failed', async () => {
    const { id } = await prepareBulkJob(administrator, {
      action: 'ARCHIVE',
      ids: idsOf([await makeBrochure(test.database)]),
    });
    await failBulkJob(administrator, { jobId: id });
    expect(await jobOf(id)).toMatchObject({
      state: 'FAILED',
      problem: expect.stringContaining('prepare it again') as string,
    });
  });

  it('leaves one line each for start and end in the log, and a line of each ad beneath', async () => {
    const ads = [await makeBrochure(test.database), await makeBrochure(test.database)];
    const done = await start(await prepare({ action: 'ARCHIVE', ids: idsOf(ads) }));
    const actions = async (filter: object) =>
      (await listAuditLog(administrator, { filter })).edges.map(({ item }) => item.action);
    expect(await actions({})).toEqual(['finishBulkJob', 'startBulkJob', 'prepareBulkJob']);
    expect(await actions({ bulkJobId: done.id })).toEqual(['archiveBrochure', 'archiveBrochure']);
    expect(await actions({ entity: toGlobalId('Brochure', ads[0]?.id ?? 0) })).toEqual(['archiveBrochure']);
    const [line] = await test.database.getRepository(AuditLogEntry).findBy({ action: 'archiveBrochure' });
    expect(line).toMatchObject({ bulkJobId: done.id, actorAccountId: administrator.viewer?.accountId });
  });
});
