import type { RequestContext } from '../../platform/context/RequestContext';
import { bulkJobsBy } from '../../test/bulkJobsBy';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCallers } from '../../test/factories/makeCallers';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeVendor } from '../../test/factories/makeVendor';
import { useTestDatabase } from '../../test/testDatabase';
import { BrochureCategory } from '../brochures/BrochureCategory';
import { describeField, fieldNames } from '../brochures/fields/brochureFields';
import type { GivenFields } from '../brochures/writing/input/BrochureInput';
import { prepareBulkJob } from './prepareBulkJob';
import { startBulkJob } from './startBulkJob';

const test = useTestDatabase();
const now = new Date('2026-11-20T10:00:00Z');
let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor } = await makeCallers(test.database, now));
});
beforeEach(() => test.database.query('TRUNCATE brochures, bulk_jobs, audit_log_entries CASCADE'));

const { ad, idsOf, rowsOf, prepare, start, undo, stored } = bulkJobsBy(() => administrator);

describe('a bulk job of contact fields', () => {
  const fields = { contactEmail: 'shop@tern.example', phoneNo: '(07) 5447 1234' };

  it('writes them into ads of one company, and undoes it', async () => {
    const vendorId = vendor.viewer?.vendorId ?? null;
    const ads = [await makeBrochure(test.database, { vendorId }), await makeBrochure(test.database, { vendorId })];
    const before = await stored(ads[0]?.id ?? 0);
    const done = await start(await prepare({ action: 'UPDATE', ids: idsOf(ads), fields }));
    expect(done).toMatchObject({ state: 'DONE', changedCount: 2 });
    expect(await ad(ads[0]?.id ?? 0)).toMatchObject(fields);
    expect(await undo(done)).toMatchObject({ undoneCount: 2 });
    expect(await stored(ads[0]?.id ?? 0)).toEqual(before);
  });

  it('refuses them for ads of several companies or of none, and for one that has moved since', async () => {
    const vendorId = vendor.viewer?.vendorId ?? null;
    const { id: elsewhere } = await makeVendor(test.database);
    const own = await makeBrochure(test.database, { vendorId });
    const update = { action: 'UPDATE' as const, fields };
    const refusal = {
      code: 'VALIDATION_FAILED',
      errors: [
        { field: 'fields.contactEmail', code: 'FOR_ONE_VENDOR' },
        { field: 'fields.phoneNo', code: 'FOR_ONE_VENDOR' },
      ],
      message: expect.stringContaining('The chosen ads belong to 2 companies.') as string,
    };
    const two = [own, await makeBrochure(test.database, { vendorId: elsewhere })];
    await expect(prepareBulkJob(administrator, { ...update, ids: idsOf(two) })).rejects.toMatchObject(refusal);
    const free = [own, await makeBrochure(test.database)];
    await expect(prepareBulkJob(administrator, { ...update, ids: idsOf(free) })).rejects.toMatchObject({
      message: expect.stringContaining('1 of the chosen ads belongs to no company.') as string,
    });
    const moving = await makeBrochure(test.database, { vendorId });
    const tried = await prepare({ ...update, ids: idsOf([own, moving]) });
    await test.database.query('UPDATE brochures SET vendor_id = $1 WHERE id = $2', [elsewhere, moving.id]);
    await expect(startBulkJob(administrator, { id: tried.id })).rejects.toMatchObject(refusal);
  });
});

describe('a bulk job of one field', () => {
  const coupon = {
    ...{ normalPriceCents: 2000, discountedPriceCents: 1500, normalPriceSince: '2026-01-01' },
    ...{ numberOfCoupons: 10, validTo: '2027-01-01' },
  };
  const valueOfKind = {
    ...{ line: 'Harbour Walk', text: 'New words', markup: '<p>New words</p>', url: 'https://new.example/' },
    ...{ state: 'NSW', hours: 'Mo-Fr 09:00-17:00', couponHours: 'Mo-Th 17:00-20:00' },
    ...{ date: '2026-11-25', cents: 1800, count: 7, boolean: true },
  };
  /** fields whose rules let them not have the value of their kind */
  const valueOfField: Record<string, string> = { postcode: '4567', normalPriceSince: '2026-02-01' };

  async function whole(id: number) {
    const further = await test.database.getRepository(BrochureCategory).findBy({ brochureId: id });
    return { ...(await stored(id)), further: further.map(({ categoryId }) => categoryId) };
  }

  it.each(fieldNames.filter((name) => !describeField(name).isForOneAd && !describeField(name).isForOneVendor))(
    'writes %s, and undoes it',
    async (name) => {
      const { types, kind, input } = describeField(name);
      const type = types.includes('LP_AD') ? 'LP_AD' : types[0]!;
      const one = await makeBrochure(test.database, { type, ...(type === 'CP_AD' && coupon) });
      const before = await whole(one.id);
      const [vendor, category] = [await makeVendor(test.database), await makeCategory(test.database)];
      const area = await makeMapArea(test.database);
      const references = {
        vendor: vendor.id,
        category: category.code,
        categories: [category.code],
        mapArea: area.code,
      };
      const values: Record<string, unknown> = { ...valueOfKind, ...references };
      const value = valueOfField[name] ?? values[kind];
      const [, part] = input.path.split('.');
      const fields = (part === undefined ? { [name]: value } : { address: { [part]: value } }) as GivenFields;

      const done = await start(await prepare({ action: 'UPDATE', ids: idsOf([one]), fields }));
      expect(await rowsOf(done.id)).toMatchObject([{ outcome: 'CHANGED', message: null }]);
      const written = { category: { categoryId: category.id }, mapArea: { mapAreaId: area.id } };
      const expected = { ...written, brochureCategories: { further: [category.id] } } as Record<string, object>;
      expect(await whole(one.id)).toMatchObject(expected[name] ?? { [name]: value });
      expect(await whole(one.id)).not.toEqual(before);
      expect(await undo(done)).toMatchObject({ state: 'UNDONE', undoneCount: 1, keptCount: 0 });
      expect(await whole(one.id)).toEqual(before);
    },
  );
});
