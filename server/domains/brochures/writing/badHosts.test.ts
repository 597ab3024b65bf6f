import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeCategory } from '../../../test/factories/makeCategory';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { useTestDatabase } from '../../../test/testDatabase';
import { Brochure } from '../Brochure';
import { createBrochure } from './createBrochure';
import { updateBrochure } from './updateBrochure';

const test = useTestDatabase();
const refused = { code: 'VALIDATION_FAILED', errors: [{ field: 'wwwUrl', code: 'BAD_HOST' }] };

async function vendor(badHost?: string) {
  const account = await makeAccount(test.database, { role: 'VENDOR' });
  const { outward } = makeContext({ database: test.database });
  const badHosts = new Set(badHost === undefined ? [] : [badHost]);
  const context = makeContext({
    ...{ database: test.database, viewer: viewerOf(account) },
    outward: { ...outward, badHosts },
  });
  return { context, vendorId: account.vendorId };
}

it('no new ad leads to a bad host', async () => {
  const { context } = await vendor('bad.example');
  const { code: category } = await makeCategory(test.database);
  const ad = (wwwUrl: string) =>
    createBrochure(context, { type: 'LP_AD', input: { title: 'Two for one', category, wwwUrl } });
  await expect(ad('https://shop.bad.example/')).rejects.toMatchObject(refused);
  await expect(ad('https://good.example/')).resolves.toMatchObject({ wwwUrl: 'https://good.example/' });
});

it('no change leads to one, neither at once nor as a change that waits; what was there may stay', async () => {
  const { context, vendorId } = await vendor('bad.example');
  const old = { vendorId, wwwUrl: 'https://bad.example/' };
  for (const status of ['PENDING_REVIEW', 'PUBLISHED'] as const) {
    const { id } = await makeBrochure(test.database, {
      ...old,
      status,
      ...(status === 'PUBLISHED' && { publishedAt: new Date() }),
    });
    const change = (input: object) => updateBrochure(context, { id, version: undefined, input });
    await expect(change({ wwwUrl: 'https://other.bad.example/' })).rejects.toMatchObject(refused);
    await expect(change({ title: 'Three for two' })).resolves.toBeDefined();
    expect((await test.database.getRepository(Brochure).findOneByOrFail({ id })).wwwUrl).toBe(old.wwwUrl);
  }
});

it('nothing is refused without a list', async () => {
  const { context } = await vendor();
  const { code: category } = await makeCategory(test.database);
  const input = { title: 'Two for one', category, wwwUrl: 'https://bad.example/' };
  await expect(createBrochure(context, { type: 'LP_AD', input })).resolves.toBeDefined();
});
