import type { Viewer } from '../../shared/permissions';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeVendor } from '../../test/factories/makeVendor';
import { makeContext } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { findBrochure, type BrochureReference } from './findBrochure';

const db = useTestDatabase();
const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', vendorId: null };

const find = (reference: BrochureReference, viewer: Viewer | null = null) =>
  findBrochure(makeContext({ database: db.database, viewer }), reference);

test.each(['PUBLISHED', 'PENDING_REVIEW'] as const)('%s is found by anyone, by id and by did', async (status) => {
  const { id, did } = await makeBrochure(db.database, { status });
  expect((await find({ id }))?.did).toBe(did);
  expect((await find({ did }))?.id).toBe(id);
});

test('outside its dates it is still found', async () => {
  const { id } = await makeBrochure(db.database, { status: 'PUBLISHED', validTo: '2020-01-01' });
  expect(await find({ id })).not.toBeNull();
});

test('archived: gone for the public and other vendors, found by its vendor and administrators', async () => {
  const [vendor, other] = [await makeVendor(db.database), await makeVendor(db.database)];
  const { id } = await makeBrochure(db.database, { status: 'ARCHIVED', vendorId: vendor.id });
  await expect(find({ id })).rejects.toMatchObject({ code: 'GONE' });
  await expect(find({ id }, { accountId: 2, role: 'VENDOR', vendorId: other.id })).rejects.toMatchObject({
    code: 'GONE',
  });
  expect((await find({ id }, { accountId: 2, role: 'VENDOR', vendorId: vendor.id }))?.id).toBe(id);
  expect((await find({ id }, administrator))?.id).toBe(id);
});

test('archived: says in which category to look on, of a sub-category its parent', async () => {
  const parent = await makeCategory(db.database);
  const child = await makeCategory(db.database, { parentId: parent.id });
  for (const category of [parent, child]) {
    const { id } = await makeBrochure(db.database, { status: 'ARCHIVED', categoryId: category.id });
    await expect(find({ id })).rejects.toMatchObject({ code: 'GONE', category: parent.code });
  }
});

test('archived and without a vendor: gone for a vendor without a company', async () => {
  const { id } = await makeBrochure(db.database, { status: 'ARCHIVED' });
  await expect(find({ id }, { accountId: 2, role: 'VENDOR', vendorId: null })).rejects.toMatchObject({ code: 'GONE' });
});

test('soft-deleted: found by nobody', async () => {
  const { id } = await makeBrochure(db.database, { recordStatus: false, deletedAt: new Date() });
  expect(await find({ id }, administrator)).toBeNull();
});

test.each<BrochureReference>([
  { id: 2_000_000_000 },
  { id: 0 },
  { id: -1 },
  { id: 1.5 },
  { id: 2 ** 40 },
  { id: NaN },
  { did: '' },
  { did: "'; --" },
  { did: 'abcdefghijkl' },
])('%j: there is none', async (reference) => {
  expect(await find(reference)).toBeNull();
});
