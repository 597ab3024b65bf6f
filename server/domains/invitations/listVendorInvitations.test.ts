import type { RequestContext } from '../../platform/context/RequestContext';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../test/makeContext';
import { useTestDatabase } from '../../test/testDatabase';
import { inviteVendor } from './inviting/inviteVendor';
import { listVendorInvitations } from './listVendorInvitations';
import { VendorInvitation } from './VendorInvitation';

const test = useTestDatabase();
let administrator: RequestContext;

beforeAll(async () => {
  const viewer = viewerOf(await makeAccount(test.database));
  const at = (time: string) => makeContext({ database: test.database, viewer, clock: { now: () => new Date(time) } });
  const { id: brochureId } = await makeBrochure(test.database, { companyName: 'Tide Cafe' });
  await inviteVendor(at('2026-11-01T10:00:00Z'), { email: 'late@cafe.example', brochureId });
  await inviteVendor(at('2026-11-02T10:00:00Z'), { email: 'used@cafe.example', brochureId });
  await inviteVendor(at('2026-11-19T10:00:00Z'), { email: 'new@cafe.example', brochureId });
  await test.database.getRepository(VendorInvitation).update({ email: 'used@cafe.example' }, { usedAt: new Date() });
  administrator = at('2026-11-20T10:00:00Z');
});

it.each<[string, Parameters<typeof listVendorInvitations>[1], string[]]>([
  ['all, the newest first', {}, ['new', 'used', 'late']],
  ['those that can be taken up', { state: 'VALID' }, ['new']],
  ['those that were', { state: 'USED' }, ['used']],
  ['those whose time is over', { state: 'EXPIRED' }, ['late']],
  ['those to an address', { q: 'LATE@' }, ['late']],
  ['the last', { last: 1 }, ['late']],
])('lists %s for administrators', async (_what, input, names) => {
  const { edges } = await listVendorInvitations(administrator, input);
  expect(edges.map(({ item }) => item.email.replace('@cafe.example', ''))).toEqual(names);
});

it('filters by company', async () => {
  const { id: brochureId } = await makeBrochure(test.database, { companyName: 'Reef Cafe' });
  await inviteVendor(administrator, { email: 'reef@reef.example', brochureId });
  const { vendorId } = await test.database
    .getRepository(VendorInvitation)
    .findOneByOrFail({ email: 'reef@reef.example' });
  const { edges } = await listVendorInvitations(administrator, { vendorId });
  expect(edges.map(({ item }) => item.email)).toEqual(['reef@reef.example']);
});

it('lists for a vendor only those to its own company, whatever the filter, and none for a visitor', async () => {
  const account = await makeAccount(test.database, { role: 'VENDOR' });
  const vendor = makeContext({ database: test.database, viewer: viewerOf(account) });
  expect((await listVendorInvitations(vendor, {})).edges).toEqual([]);
  const [{ vendorId } = { vendorId: null }] = await test.database.getRepository(VendorInvitation).find();
  expect((await listVendorInvitations(vendor, { vendorId })).edges).toEqual([]);
  expect(() => listVendorInvitations(makeContext({ database: test.database }), {})).toThrow('Sign in to do this.');
});
