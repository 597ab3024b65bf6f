import type { Viewer } from '../../../shared/Viewer';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeVendor } from '../../../test/factories/makeVendor';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { findVendor } from './findVendor';

const test = useTestDatabase();
const nameFor = async (viewer: Viewer | null, id: number): Promise<string | null> =>
  (await findVendor(makeContext({ database: test.database, viewer }), id))?.companyName ?? null;

it('returns a company with a public ad to everyone, and any other to itself and administrators', async () => {
  const shown = await makeVendor(test.database, { companyName: 'Shown' });
  await makeBrochure(test.database, { vendorId: shown.id, status: 'PUBLISHED', type: 'BRO_AD' });
  const hidden = await makeVendor(test.database, { companyName: 'Hidden' });
  await makeBrochure(test.database, { vendorId: hidden.id });
  await makeBrochure(test.database, { vendorId: hidden.id, status: 'PUBLISHED', validTo: '2020-01-31' });
  await makeBrochure(test.database, {
    vendorId: hidden.id,
    status: 'PUBLISHED',
    recordStatus: false,
    deletedAt: new Date(),
  });
  const own = viewerOf(await makeAccount(test.database, { role: 'VENDOR', vendorId: hidden.id }));
  const other = viewerOf(await makeAccount(test.database, { role: 'VENDOR' }));
  const administrator = viewerOf(await makeAccount(test.database));

  for (const viewer of [null, other, own, administrator]) expect(await nameFor(viewer, shown.id)).toBe('Shown');
  for (const viewer of [null, other]) expect(await nameFor(viewer, hidden.id)).toBeNull();
  for (const viewer of [own, administrator]) expect(await nameFor(viewer, hidden.id)).toBe('Hidden');
  expect(await nameFor(administrator, 2_000_000_000)).toBeNull();
});
