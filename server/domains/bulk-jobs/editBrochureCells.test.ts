import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { toGlobalId } from '../../shared/globalId';
import { bulkJobsBy } from '../../test/bulkJobsBy';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCallers } from '../../test/factories/makeCallers';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { useTestDatabase } from '../../test/testDatabase';
import { Brochure } from '../brochures/Brochure';
import type { GivenFields } from '../brochures/writing/input/BrochureInput';
import { setBrochureIndex } from '../brochures/writing/setBrochureIndex';
import { doBulkJob } from './doBulkJob';
import { editBrochureCells } from './editBrochureCells';
import { prepareBulkJob } from './prepareBulkJob';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor } = await makeCallers(test.database, now));
});
beforeEach(() => test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries CASCADE'));

const { jobOf, ad, idsOf, rowsOf, undo, stored } = bulkJobsBy(() => administrator);

describe('cells of several ads', () => {
  const cells = (ads: readonly Brochure[], fieldsOf: (at: number) => GivenFields) => ({
    rows: ads.map((each, at) => ({ id: toGlobalId('Brochure', each.id), version: each.version, fields: fieldsOf(at) })),
  });

  it('gives each ad values of its own, refuses one by the rules, and undoes all', async () => {
    const category = await makeCategory(test.database, { name: 'Tours' });
    const area = await makeMapArea(test.database);
    const ads = [
      await makeBrochure(test.database),
      await makeBrochure(test.database),
      await makeBrochure(test.database, { validFrom: '2026-12-01' }),
    ];
    const before = await Promise.all(ads.map(({ id }) => stored(id)));
    const values: GivenFields[] = [
      { title: 'First of the sheet', category: category.code },
      { title: 'Second of the sheet', mapArea: area.code, address: { city: 'Tern Bay' } },
      { validTo: '2026-11-30' },
    ];
    const { id } = await editBrochureCells(
      administrator,
      cells(ads, (at) => values[at] ?? {}),
    );
    expect(await jobOf(id)).toMatchObject({ state: 'RUNNING', total: 3 });
    await doBulkJob(administrator, { jobId: id });
    expect(await jobOf(id)).toMatchObject({ state: 'DONE', changedCount: 2, refusedCount: 1 });
    expect(await ad(ads[0]?.id ?? 0)).toMatchObject({ title: 'First of the sheet', categoryId: category.id });
    expect(await ad(ads[1]?.id ?? 0)).toMatchObject({ mapAreaId: area.id, city: 'Tern Bay' });
    expect((await rowsOf(id))[2]?.message).toBe('The last day lies before the first: correct one of them.');
    const lines = await test.database.getRepository(AuditLogEntry).findBy({ action: 'updateBrochure', bulkJobId: id });
    expect(lines).toHaveLength(2);
    await undo(await jobOf(id));
    expect(await Promise.all(ads.map((each) => stored(each.id)))).toEqual(before);
  });

  it('writes nothing into an ad that somebody has changed since', async () => {
    const [theirs, mine] = [await makeBrochure(test.database), await makeBrochure(test.database)];
    const input = cells([theirs, mine], (at) => ({ parkingInfo: `Behind ${at}` }));
    await setBrochureIndex(administrator, { id: theirs.id, adIndex: 7 });
    const { id } = await editBrochureCells(administrator, input);
    await doBulkJob(administrator, { jobId: id });
    expect((await rowsOf(id)).map(({ outcome }) => outcome)).toEqual(['REFUSED', 'CHANGED']);
    expect(await ad(theirs.id)).toMatchObject({ adIndex: 7, parkingInfo: null });
  });

  it('is closed to vendors, and names the row of a value that it refuses', async () => {
    const one = await makeBrochure(test.database);
    const input = cells([one], () => ({ parkingInfo: 'Behind' }));
    await expect(editBrochureCells(vendor, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      editBrochureCells(
        administrator,
        cells([one], () => ({})),
      ),
    ).rejects.toMatchObject({ errors: [{ field: 'rows.0.fields' }] });
    await expect(prepareBulkJob(administrator, { action: 'CELLS', ids: idsOf([one]) })).rejects.toMatchObject({
      errors: [{ field: 'action' }],
    });
  });
});
