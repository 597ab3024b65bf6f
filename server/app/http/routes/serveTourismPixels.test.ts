import { AtdwListing } from '../../../domains/integrations/atdw/AtdwListing';
import type { Brochure } from '../../../domains/brochures/Brochure';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { useTestServer } from '../../../test/useTestServer';

const server = useTestServer();
const pixelUrl = 'https://atlas.warehouse.example/pixel?productId=1&distributorId="><script>&language=en';

async function makeListing(values: Partial<Brochure>): Promise<number> {
  const { database } = server.dependencies;
  const { id } = await makeBrochure(database, { type: 'ATDW_AD', status: 'PUBLISHED', ...values });
  await database.getRepository(AtdwListing).insert({ brochureId: id, pixelUrl, contentHash: 'x' });
  return id;
}

it('loads the pixel unchanged, in a frame of ours whose policy allows its host and nothing else', async () => {
  const id = await makeListing({ externalSource: 'ATDW', externalId: 'a' });
  const { statusCode, headers, body } = await server.app.inject(`/tourism-pixel/${id}`);
  expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; img-src https://atlas.warehouse.example; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
  expect(body).toContain(
    'src="https://atlas.warehouse.example/pixel?productId=1&#38;distributorId=&#34;&#62;&#60;script&#62;&#38;language=en"',
  );
  expect(body).toContain('referrerpolicy="origin"');
});

it.each<[string, () => Promise<string>]>([
  ['an ad that waits for review', async () => String(await makeListing({ status: 'PENDING_REVIEW' }))],
  ['an archived ad', async () => String(await makeListing({ status: 'ARCHIVED' }))],
  [
    'an ad without a source',
    async () => String((await makeBrochure(server.dependencies.database, { status: 'PUBLISHED' })).id),
  ],
  ['no ad', () => Promise.resolve('999999999')],
  ['no number', () => Promise.resolve('1e3')],
  ['a number of another size', () => Promise.resolve('99999999999999')],
])('has none for %s', async (_, make) => {
  expect((await server.app.inject(`/tourism-pixel/${await make()}`)).statusCode).toBe(404);
});

it('is named by no policy of a page', async () => {
  const id = await makeListing({ externalSource: 'ATDW', externalId: 'b' });
  for (const path of ['/', `/details/${id}`]) {
    const policy = String((await server.app.inject(path)).headers['content-security-policy']);
    expect(policy).not.toContain('warehouse.example');
    expect(policy).toContain("frame-src 'self'");
  }
});
