import type { RequestContext } from '../../platform/context/RequestContext';
import { bulkJobsBy } from '../../test/bulkJobsBy';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCallers } from '../../test/factories/makeCallers';
import { useTestDatabase } from '../../test/testDatabase';
import type { BulkAction } from './BulkAction';
import { BulkJob } from './BulkJob';
import { prepareBulkJob, type BulkJobWish } from './prepareBulkJob';
import { startBulkJob } from './startBulkJob';
import { undoBulkJob } from './undoing/undoBulkJob';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor } = await makeCallers(test.database, now));
});
beforeEach(() => test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries CASCADE'));

const { jobOf, idsOf, prepare } = bulkJobsBy(() => administrator);

describe('who may run a bulk job, and with what', () => {
  it('is for administrators, and deleting and archiving need a fresh proof', async () => {
    const ids = idsOf([await makeBrochure(test.database)]);
    await expect(prepareBulkJob(vendor, { action: 'ARCHIVE', ids })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { viewer } = administrator;
    const unproven = { ...administrator, viewer: viewer && { ...viewer, isProven: false } };
    for (const action of ['ARCHIVE', 'DELETE'] as const) {
      const { id } = await prepare({ action, ids });
      await expect(startBulkJob(unproven, { id })).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
      const atOnce = prepareBulkJob(unproven, { action, ids, startsAtOnce: true });
      await expect(atOnce).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
    }
    const { id } = await prepare({ action: 'UPDATE', ids, fields: { parkingInfo: 'Behind' } });
    await expect(startBulkJob(unproven, { id })).resolves.toMatchObject({ state: 'RUNNING' });
  });

  it.each<[BulkAction, asksForProof: boolean]>([
    // its undo deletes the ads that the file has made
    ['IMPORT', true],
    ['RESTORE', true],
    ['UNARCHIVE', true],
    ['ARCHIVE', false],
    ['DELETE', false],
    ['UPDATE', false],
    ['NUMBER', false],
    ['CELLS', false],
    // it takes live ads from visitors' sight
    ['PUBLISH', true],
    ['APPROVE', true],
  ])('undoing %s needs a fresh proof: %s', async (action, asksForProof) => {
    const jobs = test.database.getRepository(BulkJob);
    const { viewer } = administrator;
    const counts = { total: 1, changedCount: 1, createdAt: now, startedAt: now };
    const numberFrom = action === 'NUMBER' ? 1 : null;
    const { id } = await jobs.save(
      jobs.create({ ...counts, numberFrom, action, state: 'DONE', changes: {}, createdById: viewer!.accountId }),
    );
    const unproven = { ...administrator, viewer: viewer && { ...viewer, isProven: false } };
    const undoing = undoBulkJob(unproven, { id });
    if (asksForProof) {
      await expect(undoing).rejects.toMatchObject({ code: 'PROOF_REQUIRED' });
      expect(await jobOf(id)).toMatchObject({ state: 'DONE' });
      await expect(undoBulkJob(administrator, { id })).resolves.toMatchObject({ state: 'UNDOING' });
    } else {
      await expect(undoing).resolves.toMatchObject({ state: 'UNDOING' });
    }
  });

  it.each<[string, Omit<BulkJobWish, 'ids'>, string]>([
    ['a field of one ad', { action: 'UPDATE', fields: { title: 'The same' } }, 'fields.title'],
    ['no field', { action: 'UPDATE', fields: {} }, 'fields'],
    ['fields for another action', { action: 'ARCHIVE', fields: { parkingInfo: 'x' } }, 'fields'],
    ['no first index', { action: 'NUMBER' }, 'numberFrom'],
    ['an index for another action', { action: 'ARCHIVE', numberFrom: 1 }, 'numberFrom'],
    ['a filter beside ids', { action: 'ARCHIVE', filter: {} }, 'ids'],
  ])('refuses %s', async (_what, wish, field) => {
    const ids = idsOf([await makeBrochure(test.database)]);
    const refused = prepareBulkJob(administrator, { ...wish, ids });
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
  });

  it('starts only what was tried', async () => {
    const ids = idsOf([await makeBrochure(test.database)]);
    const { id } = await prepareBulkJob(administrator, { action: 'ARCHIVE', ids });
    await expect(startBulkJob(administrator, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(startBulkJob(administrator, { id: 2_000_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
