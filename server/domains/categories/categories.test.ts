import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { Category } from './Category';
import { createCategory } from './createCategory';
import { iconOf } from './CategoryResolver';
import { reorderCategories } from './reorderCategories';
import { updateCategory } from './updateCategory';

const db = useTestDatabase();
let administrator: RequestContext;

const as = async (role: 'ADMINISTRATOR' | 'VENDOR') =>
  makeContext({ database: db.database, viewer: viewerOf(await makeAccount(db.database, { role })) });

beforeAll(async () => {
  administrator = await as('ADMINISTRATOR');
});

it('adds a category at the end of its level, renames, moves and deactivates it, and logs each change', async () => {
  const parent = await makeCategory(db.database, { sortOrder: 3 });
  await makeCategory(db.database, { parentId: parent.id, sortOrder: 7 });
  const top = await createCategory(administrator, { code: 'WEDDINGS', name: ' Weddings ', parentId: null });
  expect(top).toMatchObject({ code: 'WEDDINGS', name: 'Weddings', parentId: null, sortOrder: 4, isActive: true });
  const sub = await createCategory(administrator, { code: 'RINGS', name: 'Rings', parentId: parent.id });
  expect(sub).toMatchObject({ parentId: parent.id, sortOrder: 8 });
  const { id } = top;
  const changed = await updateCategory(administrator, { id, name: 'Marriage', sortOrder: 0, isActive: false });
  expect(changed).toMatchObject({ code: 'WEDDINGS', name: 'Marriage', sortOrder: 0, isActive: false });
  expect(await updateCategory(administrator, { id, isActive: false })).toEqual(changed);
  const log = await db.database.getRepository(AuditLogEntry).findBy({ entityType: 'Category', entityId: id });
  expect(log).toMatchObject([
    { action: 'createCategory', before: null, after: { code: 'WEDDINGS', name: 'Weddings' } },
    {
      action: 'updateCategory',
      before: { name: 'Weddings', sortOrder: 4, isActive: true },
      after: { name: 'Marriage', sortOrder: 0, isActive: false },
    },
  ]);
});

it("uses a category's own icon, else its parent's", async () => {
  const parent = await createCategory(administrator, { code: 'AFLOAT', name: 'Afloat', parentId: null });
  const sub = await createCategory(administrator, { code: 'AFLOAT_FERRIES', name: 'Ferries', parentId: parent.id });
  const iconNow = async (id: number) => {
    const fresh = makeContext({ database: db.database, viewer: administrator.viewer });
    return iconOf(fresh, await db.database.getRepository(Category).findOneByOrFail({ id }));
  };
  expect([await iconNow(parent.id), await iconNow(sub.id)]).toEqual(['SHAPES', 'SHAPES']);
  await updateCategory(administrator, { id: parent.id, ownIcon: 'COMPASS' });
  expect([await iconNow(parent.id), await iconNow(sub.id)]).toEqual(['COMPASS', 'COMPASS']);
  await updateCategory(administrator, { id: sub.id, ownIcon: 'TICKET' });
  expect([await iconNow(parent.id), await iconNow(sub.id)]).toEqual(['COMPASS', 'TICKET']);
  await updateCategory(administrator, { id: sub.id, ownIcon: null });
  expect(await iconNow(sub.id)).toBe('COMPASS');
});

it('reorders all siblings of a level at once', async () => {
  const parent = await makeCategory(db.database);
  const [first, second, third] = [
    await makeCategory(db.database, { parentId: parent.id, sortOrder: 1 }),
    await makeCategory(db.database, { parentId: parent.id, sortOrder: 2, isActive: false }),
    await makeCategory(db.database, { parentId: parent.id, sortOrder: 3 }),
  ];
  const ids = [third.id, first.id, second.id];
  const ordered = await reorderCategories(administrator, { parentId: parent.id, ids });
  expect(ordered.map(({ id, sortOrder }) => [id, sortOrder])).toEqual(ids.map((id, at) => [id, at + 1]));
  const log = await db.database.getRepository(AuditLogEntry).findBy({ action: 'reorderCategories' });
  expect(log.map(({ entityId }) => entityId).sort()).toEqual([...ids].sort());
  await expect(
    reorderCategories(administrator, { parentId: parent.id, ids: [first.id, second.id] }),
  ).rejects.toMatchObject({ errors: [{ field: 'ids', code: 'NOT_ALL' }] });
  const asVendor = await as('VENDOR');
  expect(() => reorderCategories(asVendor, { parentId: parent.id, ids })).toThrow(/may not/);
});

it.each<[string, object, string]>([
  ['a code in small letters', { code: 'weddings' }, 'code INVALID'],
  ['a code of one letter', { code: 'W' }, 'code INVALID'],
  ['no name', { name: '  ' }, 'name LENGTH'],
  ['an endless name', { name: 'x'.repeat(81) }, 'name LENGTH'],
  ['a place before the first', { sortOrder: -1 }, 'sortOrder OUT_OF_RANGE'],
  ['a parent that is not there', { parentId: 999_999 }, 'parent UNKNOWN'],
])('refuses %s', async (_, values, expected) => {
  const input = { code: 'FLOWERS', name: 'Flowers', parentId: null, ...values };
  const refusal: unknown = await createCategory(administrator, input).catch((error: unknown) => error);
  const { code, errors } = refusal as { code: string; errors: { field: string; code: string }[] };
  expect([code, ...errors.map((error) => `${error.field} ${error.code}`)]).toEqual(['VALIDATION_FAILED', expected]);
});

it('refuses a third level and a duplicate code', async () => {
  const parent = await makeCategory(db.database);
  const sub = await makeCategory(db.database, { parentId: parent.id });
  await expect(createCategory(administrator, { code: 'DEEP', name: 'Deep', parentId: sub.id })).rejects.toMatchObject({
    errors: [{ field: 'parent', code: 'TOO_DEEP' }],
  });
  const twice = createCategory(administrator, { code: sub.code, name: 'Again', parentId: null });
  await expect(twice).rejects.toMatchObject({ errors: [{ field: 'code', code: 'TAKEN' }] });
});

it('refuses unknown categories, and changes by vendors', async () => {
  await expect(updateCategory(administrator, { id: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const vendor = await as('VENDOR');
  const made = createCategory(vendor, { code: 'MINE', name: 'Mine', parentId: null });
  await expect(made).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(updateCategory(vendor, { id: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
