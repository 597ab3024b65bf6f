import type { Viewer } from '../../../shared/Viewer';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import type { Brochure } from '../../brochures/Brochure';
import { findBrochure, type BrochureReference } from './findBrochure';

const db = useTestDatabase();
const administrator: Viewer = { accountId: 1, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR', vendorId: null };

const find = (reference: BrochureReference, viewer: Viewer | null = null) =>
  findBrochure(makeContext({ database: db.database, viewer }), reference);

test('everyone finds PUBLISHED, by id and by did', async () => {
  const { id, did } = await makeBrochure(db.database, { status: 'PUBLISHED' });
  expect((await find({ id }))?.did).toBe(did);
  expect((await find({ did }))?.id).toBe(id);
});

test('only its vendor and administrators find PENDING_REVIEW, by id and by did', async () => {
  const [vendor, other] = [await makeVendor(db.database), await makeVendor(db.database)];
  const { id, did } = await makeBrochure(db.database, { status: 'PENDING_REVIEW', vendorId: vendor.id });
  const seller = (vendorId: number | null): Viewer => ({ accountId: 2, role: 'VENDOR', vendorId, vendorRole: 'OWNER' });
  for (const reference of [{ id }, { did }]) {
    for (const viewer of [null, seller(other.id), seller(null)]) expect(await find(reference, viewer)).toBeNull();
    for (const viewer of [administrator, seller(vendor.id)]) expect((await find(reference, viewer))?.id).toBe(id);
  }
});

test.each(['PUBLISHED', 'PENDING_REVIEW', 'ARCHIVED'] as const)(
  'only its vendor and administrators find %s to edit',
  async (status) => {
    const [vendor, other] = [await makeVendor(db.database), await makeVendor(db.database)];
    const { id } = await makeBrochure(db.database, { status, vendorId: vendor.id });
    const toEdit = (viewer: Viewer | null) =>
      findBrochure(makeContext({ database: db.database, viewer }), { id }, { toEdit: true });
    expect(await toEdit(null)).toBeNull();
    expect(await toEdit({ accountId: 2, role: 'VENDOR', vendorId: other.id, vendorRole: 'OWNER' })).toBeNull();
    expect((await toEdit({ accountId: 2, role: 'VENDOR', vendorId: vendor.id, vendorRole: 'OWNER' }))?.id).toBe(id);
    expect((await toEdit(administrator))?.id).toBe(id);
  },
);

test('everyone finds PENDING_REVIEW if the setting opens previews', async () => {
  const { id } = await makeBrochure(db.database, { status: 'PENDING_REVIEW' });
  const context = makeContext({ database: db.database, previews: 'open' });
  expect((await findBrochure(context, { id }))?.id).toBe(id);
});

test('an ad outside its dates is still found', async () => {
  const { id } = await makeBrochure(db.database, { status: 'PUBLISHED', validTo: '2020-01-01' });
  expect(await find({ id })).not.toBeNull();
});

test('archived: GONE for the public and other vendors, found by its vendor and administrators', async () => {
  const [vendor, other] = [await makeVendor(db.database), await makeVendor(db.database)];
  const { id } = await makeBrochure(db.database, { status: 'ARCHIVED', vendorId: vendor.id });
  await expect(find({ id })).rejects.toMatchObject({ code: 'GONE' });
  await expect(
    find({ id }, { accountId: 2, role: 'VENDOR', vendorId: other.id, vendorRole: 'OWNER' }),
  ).rejects.toMatchObject({
    code: 'GONE',
  });
  expect((await find({ id }, { accountId: 2, role: 'VENDOR', vendorId: vendor.id, vendorRole: 'OWNER' }))?.id).toBe(id);
  expect((await find({ id }, administrator))?.id).toBe(id);
});

test('archived: names the category to continue in, for a sub-category its parent', async () => {
  const parent = await makeCategory(db.database);
  const child = await makeCategory(db.database, { parentId: parent.id });
  for (const category of [parent, child]) {
    const { id } = await makeBrochure(db.database, { status: 'ARCHIVED', categoryId: category.id });
    await expect(find({ id })).rejects.toMatchObject({ code: 'GONE', category: parent.code });
  }
});

describe('archived: gives the reason', () => {
  const long = { publishedAt: new Date('2026-01-01T00:00:00Z') };
  const later = { status: 'PUBLISHED', publishedAt: new Date('2026-02-01T00:00:00Z') } as const;
  const archive = (values: Partial<Brochure> = {}) =>
    makeBrochure(db.database, { status: 'ARCHIVED', ...long, ...values });

  test.each<[string, Partial<Brochure>, object]>([
    ['ended', { archiveReason: 'EXPIRED', validTo: '2020-03-01' }, { reason: 'ENDED', message: /ended/ }],
    ['after its last day', { validTo: '2020-03-01' }, { reason: 'ENDED', message: /ended/ }],
    ['before its last day', { validTo: '2999-03-01' }, { reason: 'TAKEN_DOWN', message: /taken down/ }],
    ['left out by its source', { archiveReason: 'SOURCE' }, { reason: 'TAKEN_DOWN', message: /taken down/ }],
  ])('%s', async (_, values, { message, ...expected }: { message?: RegExp }) => {
    const { id } = await archive(values);
    await expect(find({ id })).rejects.toMatchObject({
      ...{ code: 'GONE', ...expected, message: expect.stringMatching(message ?? '') as string, replacement: undefined },
    });
  });

  test('replaced: names the newest ad of its vendor, type and category that was published later', async () => {
    const vendorId = (await makeVendor(db.database)).id;
    const { id, categoryId } = await archive({ vendorId, archiveReason: 'EXPIRED' });
    const same = { ...later, vendorId, categoryId };
    await makeBrochure(db.database, same);
    const newest = await makeBrochure(db.database, { ...same, title: 'Winter', publishedAt: new Date('2026-03-01') });
    await expect(find({ id })).rejects.toMatchObject({
      ...{ reason: 'REPLACED', replacement: { databaseId: newest.id, title: 'Winter' }, message: /replaced/ },
    });
  });

  test('replaced: without vendors, names a later ad of the same source and company', async () => {
    const own = { externalSource: 'OSM', companyName: 'Café Tern' };
    const { id, categoryId } = await archive({ ...own, externalId: 'a' });
    const made = await makeBrochure(db.database, {
      ...{ ...later, ...own, categoryId, companyName: 'CAFÉ TERN', externalId: 'b' },
    });
    await expect(find({ id })).rejects.toMatchObject({ replacement: { databaseId: made.id } });
  });

  test('an ad that is not public, older, or of another vendor, type or category replaces nothing', async () => {
    const vendorId = (await makeVendor(db.database)).id;
    const { id, categoryId } = await archive({ vendorId });
    const same = { ...later, vendorId, categoryId };
    const others: Partial<Brochure>[] = [
      { status: 'PENDING_REVIEW' },
      { validTo: '2020-01-01' },
      { recordStatus: false, deletedAt: new Date() },
      { publishedAt: new Date('2025-12-01') },
      { vendorId: (await makeVendor(db.database)).id },
      { vendorId: null },
      { type: 'BLD_AD' },
      { categoryId: (await makeCategory(db.database)).id },
    ];
    for (const other of others) await makeBrochure(db.database, { ...same, ...other });
    await expect(find({ id })).rejects.toMatchObject({ reason: 'TAKEN_DOWN', replacement: undefined });
  });

  test.each<[string, Partial<Brochure>]>([
    ['rejected', { archiveReason: 'REJECTED' }],
    ['never published', { publishedAt: null }],
    ['a draft that expired', { publishedAt: null, archiveReason: 'EXPIRED' }],
  ])('%s: null for the public', async (_, values) => {
    const vendorId = (await makeVendor(db.database)).id;
    const { id } = await archive({ vendorId, ...values });
    expect(await find({ id })).toBeNull();
    expect((await find({ id }, { accountId: 2, role: 'VENDOR', vendorId, vendorRole: 'OWNER' }))?.id).toBe(id);
    expect((await find({ id }, administrator))?.id).toBe(id);
  });
});

test('archived and without a vendor: GONE for a vendor without a company', async () => {
  const { id } = await makeBrochure(db.database, { status: 'ARCHIVED' });
  await expect(
    find({ id }, { accountId: 2, role: 'VENDOR', vendorId: null, vendorRole: 'OWNER' }),
  ).rejects.toMatchObject({ code: 'GONE' });
});

test('nobody finds a soft-deleted ad', async () => {
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
])('%j: returns null', async (reference) => {
  expect(await find(reference)).toBeNull();
});
