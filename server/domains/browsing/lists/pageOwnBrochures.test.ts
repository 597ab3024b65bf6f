import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { pageOwnBrochures } from './pageOwnBrochures';

const test = useTestDatabase();

it("returns the ads of the caller's company in every state, whatever vendor the filter names", async () => {
  const account = await makeAccount(test.database, { role: 'VENDOR' });
  const other = await makeBrochure(test.database, {
    vendorId: (await makeAccount(test.database, { role: 'VENDOR' })).vendorId,
  });
  const { vendorId } = account;
  const own = [
    await makeBrochure(test.database, { vendorId }),
    await makeBrochure(test.database, { vendorId, status: 'ARCHIVED' }),
  ];
  const context = makeContext({ database: test.database, viewer: viewerOf(account) });
  const page = await pageOwnBrochures(context, account, { filter: { vendorId: other.vendorId } });
  expect(page?.edges.map(({ brochure }) => brochure.id).sort()).toEqual(own.map(({ id }) => id).sort());
});

it('returns null to administrators', async () => {
  const account = await makeAccount(test.database);
  const context = makeContext({ database: test.database, viewer: viewerOf(account) });
  await expect(pageOwnBrochures(context, account, {})).resolves.toBeNull();
});
