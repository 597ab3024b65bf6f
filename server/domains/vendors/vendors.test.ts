import { AuditLogEntry } from '../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../platform/context/RequestContext';
import { countStatements } from '../../test/database/countStatements';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeVendor } from '../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { createVendor } from './createVendor';
import { listVendors } from './listVendors';
import { readsProfile } from './readsProfile';
import { updateVendor } from './updateVendor';
import { Vendor } from './Vendor';

const test = useTestDatabase();
let administrator: RequestContext;
let seller: RequestContext;
let own: Vendor;

beforeAll(async () => {
  own = await makeVendor(test.database, { companyName: 'Milk_Bar 100%', abn: '51824753556' });
  for (const companyName of ['Anchor', 'Beach', 'Beach', 'Coral', 'Dune'])
    await makeVendor(test.database, { companyName });
  const context = async (values: Parameters<typeof makeAccount>[1]): Promise<RequestContext> =>
    makeContext({ database: test.database, viewer: viewerOf(await makeAccount(test.database, values)) });
  administrator = await context({});
  seller = await context({ role: 'VENDOR', vendorId: own.id });
});

const namesOf = async (context: RequestContext, input: Parameters<typeof listVendors>[1]): Promise<string[]> =>
  (await listVendors(context, input)).edges.map(({ item }) => item.companyName);

describe('listVendors', () => {
  it('lists each once by name, forward and backward', async () => {
    const names = ['Anchor', 'Beach', 'Beach', 'Coral', 'Dune', 'Milk_Bar 100%'];
    const first = await listVendors(administrator, { first: 2 });
    expect(first.edges.map(({ item }) => item.companyName)).toEqual(names.slice(0, 2));
    expect([first.hasNextPage, first.hasPreviousPage, await first.totalCount()]).toEqual([true, false, 6]);
    const second = await listVendors(administrator, { first: 4, after: first.edges[1]?.cursor });
    expect(second.edges.map(({ item }) => item.companyName)).toEqual(names.slice(2));
    expect([second.hasNextPage, second.hasPreviousPage]).toEqual([false, true]);
    const back = { last: 2, before: second.edges[0]?.cursor };
    await expect(namesOf(administrator, back)).resolves.toEqual(['Anchor', 'Beach']);
  });

  it('takes one statement a page', async () => {
    expect((await countStatements(() => listVendors(administrator, { first: 5 }))).length).toBe(1);
  });

  it.each([
    ['beach', ['Beach', 'Beach']],
    ['_bar', ['Milk_Bar 100%']],
    ['0%', ['Milk_Bar 100%']],
    ['51824753556', ['Milk_Bar 100%']],
    ["'; --", []],
    [' ', ['Anchor', 'Beach', 'Beach', 'Coral', 'Dune', 'Milk_Bar 100%']],
  ])('searches for %j', async (q, names) => {
    await expect(namesOf(administrator, { q })).resolves.toEqual(names);
  });

  it('filters by id, and by usable login', async () => {
    await expect(namesOf(administrator, { databaseId: own.id })).resolves.toEqual(['Milk_Bar 100%']);
    await expect(namesOf(administrator, { hasLogin: true })).resolves.toEqual(['Milk_Bar 100%']);
    await expect(namesOf(administrator, { hasLogin: false, q: 'beach' })).resolves.toEqual(['Beach', 'Beach']);
  });

  it('returns to a vendor only its own company, and nothing to anyone else', async () => {
    await expect(namesOf(seller, {})).resolves.toEqual(['Milk_Bar 100%']);
    await expect(namesOf(seller, { q: 'Beach' })).resolves.toEqual([]);
    expect(() => listVendors(makeContext({ database: test.database }), {})).toThrow('Sign in to do this.');
  });
});

describe('createVendor', () => {
  it('adds a company by name once, even for concurrent calls, and logs it', async () => {
    const outcomes = await Promise.allSettled(
      ['Tern & Tide', ' tern  & tide ', 'TERN & TIDE'].map((companyName) =>
        createVendor(administrator, { companyName }),
      ),
    );
    const created = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(created).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')).toMatchObject({
      reason: { code: 'VALIDATION_FAILED', errors: [{ field: 'companyName', code: 'TAKEN' }] },
    });
    const entries = await test.database.getRepository(AuditLogEntry).findBy({ action: 'createVendor' });
    expect(entries).toMatchObject([{ entityId: created[0]?.id, before: null }]);
    await test.database.getRepository(Vendor).delete({ id: created[0]?.id });
  });

  it('allows only administrators', async () => {
    await expect(createVendor(seller, { companyName: 'Tern' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('updateVendor', () => {
  it('changes the given fields, and logs the old values', async () => {
    const vendor = await makeVendor(test.database, { companyName: 'Before', contactName: 'Pat' });
    const changes = { companyName: 'After', contactName: 'Pat', phoneNo: '13 12 13' };
    await expect(updateVendor(administrator, vendor.id, changes)).resolves.toMatchObject(changes);
    await updateVendor(administrator, vendor.id, changes);
    const entries = await test.database
      .getRepository(AuditLogEntry)
      .findBy({ entityType: 'Vendor', entityId: vendor.id });
    expect(entries).toMatchObject([
      {
        action: 'updateVendor',
        before: { companyName: 'Before', phoneNo: null },
        after: { companyName: 'After', phoneNo: '13 12 13' },
      },
    ]);
  });

  it("allows only administrators and the company's own logins", async () => {
    const other = await makeVendor(test.database);
    const change = { contactName: 'Lee' };
    await expect(updateVendor(seller, own.id, change)).resolves.toMatchObject(change);
    await expect(updateVendor(seller, other.id, change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const nobody = makeContext({ database: test.database });
    await expect(updateVendor(nobody, own.id, change)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(updateVendor(administrator, 2_000_000, change)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe("a company's profile", () => {
  it('is visible to the company and administrators only', () => {
    const readers = [administrator, seller, makeContext({ database: test.database })].map(({ viewer }) => viewer);
    expect(readers.map((viewer) => readsProfile(viewer, own))).toEqual([true, true, false]);
    expect(readers.map((viewer) => readsProfile(viewer, { id: own.id + 1 }))).toEqual([true, false, false]);
  });
});
