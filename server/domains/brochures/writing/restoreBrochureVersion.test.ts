import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCallers } from '../../../test/factories/makeCallers';
import { makeCategory } from '../../../test/factories/makeCategory';
import { useTestDatabase } from '../../../test/testDatabase';
import { archiveBrochure } from '../statuses/archiveBrochure';
import { restoreBrochureVersion } from './restoreBrochureVersion';
import { updateBrochure } from './updateBrochure';
import type { GivenFields } from './input/BrochureInput';

const test = useTestDatabase();
let administrator: RequestContext;
let vendor: RequestContext;

beforeAll(async () => {
  ({ administrator, vendor } = await makeCallers(test.database, new Date('2026-11-20T10:00:00Z')));
});

/** Changes an ad and returns the number of the change's line in the log. */
async function change(id: number, input: GivenFields): Promise<number> {
  await updateBrochure(administrator, { id, version: undefined, input });
  return lastLine(id);
}

async function lastLine(entityId: number): Promise<number> {
  const lines = test.database.getRepository(AuditLogEntry);
  const [line] = await lines.find({ where: { entityType: 'Brochure', entityId }, order: { id: 'DESC' }, take: 1 });
  return Number(line?.id);
}

it('gives the fields of one change their former values, and leaves later changes of others', async () => {
  const [first, second] = [await makeCategory(test.database), await makeCategory(test.database)];
  const { id } = await makeBrochure(test.database, { title: 'Tram ride', categoryId: first.id });
  await change(id, { brochureCategories: [second.code] });
  const entryId = await change(id, { title: 'Bus ride', category: second.code, brochureCategories: [] });
  await change(id, { parkingInfo: 'Behind' });
  const restored = await restoreBrochureVersion(administrator, { id, entryId });
  expect(restored).toMatchObject({ title: 'Tram ride', categoryId: first.id, parkingInfo: 'Behind', version: 5 });
  const further = await test.database.query<object[]>(
    'SELECT category_id FROM brochure_categories WHERE brochure_id = $1',
    [id],
  );
  expect(further).toEqual([{ category_id: second.id }]);
  // again, nothing differs
  expect((await restoreBrochureVersion(administrator, { id, entryId })).version).toBe(5);
});

it('holds to the rules of any other change', async () => {
  const inactive = await makeCategory(test.database);
  const { id, version } = await makeBrochure(test.database, { categoryId: inactive.id });
  const entryId = await change(id, { category: (await makeCategory(test.database)).code });
  const late = restoreBrochureVersion(administrator, { id, entryId, version });
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
  await test.database.query('UPDATE categories SET is_active = false WHERE id = $1', [inactive.id]);
  const refused = restoreBrochureVersion(administrator, { id, entryId });
  await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field: 'category' }] });
});

it('refuses a line without fields, one of another ad, and vendors', async () => {
  const [one, other] = [await makeBrochure(test.database), await makeBrochure(test.database)];
  const entryId = await change(one.id, { parkingInfo: 'Behind' });
  await expect(restoreBrochureVersion(administrator, { id: other.id, entryId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await archiveBrochure(administrator, { id: one.id });
  const ofState = restoreBrochureVersion(administrator, { id: one.id, entryId: await lastLine(one.id) });
  await expect(ofState).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(restoreBrochureVersion(vendor, { id: one.id, entryId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
