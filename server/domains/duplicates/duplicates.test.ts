import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { countStatements } from '../../test/database/countStatements';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import type { Brochure } from '../brochures/Brochure';
import { keepBothBrochures } from './keepBothBrochures';
import { listDuplicates } from './listDuplicates';

const test = useTestDatabase();
let administrator: RequestContext;
let vendor: RequestContext;
const place = { state: 'QLD' as const, postcode: '4567' };

beforeAll(async () => {
  const as = async (role: 'ADMINISTRATOR' | 'VENDOR') =>
    makeContext({ database: test.database, viewer: viewerOf(await makeAccount(test.database, { role })) });
  [administrator, vendor] = await Promise.all([as('ADMINISTRATOR'), as('VENDOR')]);
});
afterEach(() => test.database.query('TRUNCATE brochures CASCADE'));

const make = (values: Partial<Brochure>) => makeBrochure(test.database, { ...place, phoneNo: null, ...values });
const found = async () =>
  (await listDuplicates(administrator, {})).edges.map(({ item }) => [item.firstId, item.secondId, ...item.reasons]);

it('finds equal names in one postcode, ignoring case, accents and punctuation', async () => {
  const [one, two, three] = [
    await make({ title: 'Blue Gum Cafe' }),
    await make({ title: 'BLUE-GUM  café!' }),
    await make({ title: 'Blue gum café' }),
  ];
  await make({ title: 'Blue Gum Café', postcode: '4566' });
  await make({ title: 'Blue Gum Café', status: 'ARCHIVED' });
  await make({ title: 'Blue Gum Café', recordStatus: false, deletedAt: new Date() });
  expect(await found()).toEqual([
    [two.id, three.id, 'NAME'],
    [one.id, three.id, 'NAME'],
    [one.id, two.id, 'NAME'],
  ]);
});

it('follows every change of what ads are compared by', async () => {
  const [one, two] = [await make({ title: 'Blue Gum' }), await make({ title: 'Red Gum', addressLine1: '9 Far Rd' })];
  expect(await found()).toEqual([]);
  await test.database.query(`UPDATE brochures SET title = 'Blue gum', address_line1 = NULL WHERE id = $1`, [two.id]);
  expect(await found()).toEqual([[one.id, two.id, 'NAME']]);
  await test.database.query(`UPDATE brochures SET phone_no = '07 7010 1234', www_url = 'https://www.gum.example/'`);
  expect(await found()).toEqual([[one.id, two.id, 'NAME', 'PHONE', 'WEBSITE']]);
  await test.database.query(`UPDATE brochures SET address_line1 = id || ' Bay St'`);
  expect(await found()).toEqual([]);
});

it('uses the company name where an ad has no title, and skips ads with neither', async () => {
  const [one, two] = [await make({ title: null, companyName: 'Tide' }), await make({ title: 'Tide' })];
  await make({ title: null, companyName: null });
  await make({ title: null, companyName: null });
  expect(await found()).toEqual([[one.id, two.id, 'NAME']]);
});

it('finds the same telephone number and address within one type and category', async () => {
  const { id: categoryId } = await makeCategory(test.database);
  const shop = { phoneNo: '(07) 7010 1234', addressLine1: '1 Bay St', categoryId };
  const [one, two] = [
    await make({ ...shop, title: 'Tide' }),
    await make({ ...shop, title: 'Tide café', phoneNo: '07 7010 1234', addressLine1: '1 BAY ST.' }),
  ];
  await make({ ...shop, title: 'Menu', type: 'BLD_AD' });
  await make({ ...shop, title: 'Next door', addressLine1: '2 Bay St' });
  expect(await found()).toEqual([[one.id, two.id, 'ADDRESS', 'PHONE']]);
});

it('returns each pair once with all reasons, paged, in one statement', async () => {
  const { id: categoryId } = await makeCategory(test.database);
  const same = { title: 'Tide', phoneNo: '(07) 7010 1234', addressLine1: '1 Bay St', categoryId };
  const [one, two, three] = [await make(same), await make(same), await make(same)];
  const reasons = ['NAME', 'ADDRESS', 'PHONE'];
  expect(await found()).toEqual([
    [two.id, three.id, ...reasons],
    [one.id, three.id, ...reasons],
    [one.id, two.id, ...reasons],
  ]);
  const first = await listDuplicates(administrator, { first: 1 });
  expect([first.hasNextPage, await first.totalCount()]).toEqual([true, 3]);
  const next = await listDuplicates(administrator, { first: 1, after: first.edges[0]?.cursor });
  expect(next.edges.map(({ item }) => [item.firstId, item.secondId])).toEqual([[one.id, three.id]]);
  expect(await countStatements(() => listDuplicates(administrator, {}))).toHaveLength(1);
});

it('takes different offers of one company for what they are', async () => {
  const { id: categoryId } = await makeCategory(test.database);
  const company = { phoneNo: '(07) 7010 1234', addressLine1: '1 Wharf St', companyName: 'Sea & Sky', categoryId };
  await make({ ...company, title: 'Whale watching for the family' });
  await make({ ...company, title: 'Sunset river cruise' });
  expect(await found()).toEqual([]);
});

it('takes one name in different streets for a chain', async () => {
  const { id: categoryId } = await makeCategory(test.database);
  const shop = { title: 'Seven Seas', phoneNo: '(07) 7010 1234', categoryId };
  await make({ ...shop, addressLine1: '1 Bay St' });
  await make({ ...shop, addressLine1: '27 Hill Road' });
  expect(await found()).toEqual([]);
});

it.each<[string, Partial<Brochure>, Partial<Brochure>, number | null, string[]]>([
  [
    'a short form of the street',
    { addressLine1: '12 Bay St.' },
    { addressLine1: '12 Bay Street' },
    95,
    ['NAME', 'ADDRESS'],
  ],
  [
    'a shop in the building',
    { addressLine1: 'Shop 3, 12 Bay Rd' },
    { addressLine1: '12 Bay Road' },
    95,
    ['NAME', 'ADDRESS'],
  ],
  ['another number of the street', { addressLine1: '12 Bay St' }, { addressLine1: '14 Bay St' }, null, []],
  ['an address that one lacks', { addressLine1: '12 Bay St' }, { addressLine1: null }, 60, ['NAME']],
  [
    'positions close by',
    { addressLine1: null, latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' },
    { addressLine1: '12 Bay St', latitude: -26.4003, longitude: 153.1, positionSource: 'EXACT' },
    80,
    ['NAME', 'POSITION'],
  ],
  [
    'positions far away',
    { addressLine1: null, latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' },
    { addressLine1: '12 Bay St', latitude: -26.41, longitude: 153.1, positionSource: 'EXACT' },
    null,
    [],
  ],
])('compares places: %s', async (_what, one, other, score, reasons) => {
  await make({ title: 'Tide', ...one });
  await make({ title: 'TIDE', ...other });
  const { edges } = await listDuplicates(administrator, {});
  expect(edges.map(({ item }) => [item.score, item.reasons])).toEqual(score === null ? [] : [[score, reasons]]);
});

it('finds similar names at one address, and filters by reason and text', async () => {
  const { id: categoryId } = await makeCategory(test.database);
  const place = { addressLine1: '12 Bay St', categoryId };
  const one = await make({ ...place, title: 'Blue Gum Bakery' });
  const two = await make({ ...place, title: 'Blue Gum Bakery Pty' });
  await make({ ...place, title: 'Hairdresser' });
  expect(await found()).toEqual([[one.id, two.id, 'SIMILAR_NAME', 'ADDRESS']]);
  const count = async (input: Parameters<typeof listDuplicates>[1]) =>
    (await listDuplicates(administrator, input)).edges.length;
  expect(await count({ reason: 'SIMILAR_NAME' })).toBe(1);
  expect(await count({ reason: 'PHONE' })).toBe(0);
  expect(await count({ q: 'gum bak' })).toBe(1);
  expect(await count({ q: 'zebra' })).toBe(0);
});

it('leaves out pairs that an administrator has kept', async () => {
  const [one, two] = [await make({ title: 'Tide' }), await make({ title: 'Tide' })];
  const both = { firstId: two.id, secondId: one.id };
  await keepBothBrochures(administrator, both);
  await keepBothBrochures(administrator, both);
  expect(await found()).toEqual([]);
  const entries = await test.database.getRepository(AuditLogEntry).findBy({ action: 'keepBothBrochures' });
  expect(entries.map(({ entityId, after }) => [entityId, after])).toEqual([
    [one.id, { notDuplicateOf: two.id }],
    [two.id, { notDuplicateOf: one.id }],
  ]);
});

it('allows only administrators, and requires two existing ads', async () => {
  const { id } = await make({});
  expect(() => listDuplicates(vendor, {})).toThrow('Your account may not do this.');
  await expect(keepBothBrochures(vendor, { firstId: id, secondId: id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(keepBothBrochures(administrator, { firstId: id, secondId: id })).rejects.toMatchObject({
    errors: [{ field: 'secondId' }],
  });
  await expect(keepBothBrochures(administrator, { firstId: id, secondId: 2_147_483_647 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
