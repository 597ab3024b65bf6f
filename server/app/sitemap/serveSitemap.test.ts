import { makeAsset } from '../../test/factories/makeAsset';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { useTestServer } from '../../test/useTestServer';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;

async function open(url: string) {
  const { statusCode, headers, body } = await server.app.inject(url);
  return { status: statusCode, type: headers['content-type'], body };
}

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');

it('names every public ad once, with its date of change and picture, and nothing else', async () => {
  const { database, config } = server.dependencies;
  const { publicUrl } = config.http;
  const category = await makeCategory(database);
  const make = (values: Parameters<typeof makeBrochure>[1]) =>
    makeBrochure(database, { status: 'PUBLISHED', categoryId: category.id, ...values });
  const cafe = await make({ title: 'Café' });
  const brochure = await make({ type: 'BRO_AD' });
  await makeAsset(database, { brochureId: cafe.id, url: 'https://pictures.example/a.jpg?w=1&h=2' });
  await make({ status: 'PENDING_REVIEW' });
  await make({ status: 'ARCHIVED' });
  await make({ recordStatus: false, deletedAt: new Date() });
  await make({ type: 'ATDW_AD' });
  await make({ validTo: new Date(Date.now() - 3 * day).toISOString().slice(0, 10) });

  const index = await open('/sitemap.xml');
  expect(index.type).toBe('application/xml; charset=utf-8');
  const parts = locations(index.body);
  expect(parts[0]).toBe(`${publicUrl}/sitemaps/pages.xml`);
  expect(parts.slice(1)).toEqual([`${publicUrl}/sitemaps/brochures-1.xml`]);
  expect(index.body).toMatch(/<sitemap><loc>[^<]*brochures-1.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);

  const part = await open('/sitemaps/brochures-1.xml');
  expect(locations(part.body)).toEqual([
    `${publicUrl}/details/${cafe.id}`,
    `${publicUrl}/details/brochure-ad/${brochure.id}`,
  ]);
  expect(part.body).toContain(`<lastmod>${cafe.updatedAt.toISOString()}</lastmod>`);
  expect(part.body).toContain('<image:loc>https://pictures.example/a.jpg?w=1&amp;h=2</image:loc>');
});

it('keeps an ad in the part of its number', async () => {
  const { database } = server.dependencies;
  await database.query('ALTER TABLE brochures ALTER COLUMN id RESTART WITH 30000');
  await makeBrochure(database, { status: 'PUBLISHED' });
  expect(locations((await open('/sitemap.xml')).body).at(-1)).toMatch(/brochures-3\.xml$/);
  expect(locations((await open('/sitemaps/brochures-3.xml')).body)).toHaveLength(1);
});

it('names the pages of the site: non-empty categories and areas', async () => {
  const { database } = server.dependencies;
  const shown = await makeCategory(database);
  const empty = await makeCategory(database);
  const area = await makeMapArea(database);
  await makeBrochure(database, { status: 'PUBLISHED', categoryId: shown.id, mapAreaId: area.id });
  const paths = locations((await open('/sitemaps/pages.xml')).body).map((url) => new URL(url.replaceAll('&amp;', '&')));
  const addresses = paths.map(({ pathname, search }) => pathname + search);
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/',
      `/?category=${shown.code}`,
      `/areas/${area.code}`,
      `/areas/${area.code}/${shown.code}`,
    ]),
  );
  expect(addresses).not.toContain(`/?category=${empty.code}`);
});

it.each([
  '/sitemaps/brochures-999.xml',
  '/sitemaps/brochures-999999.xml',
  '/sitemaps/brochures-0.xml',
  '/sitemaps/other.xml',
  '/sitemaps/brochures-1',
])('%s does not exist', async (url) => {
  expect((await open(url)).status).toBe(404);
});

it('robots.txt excludes private paths and names the sitemap', async () => {
  const { status, type, body } = await open('/robots.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  for (const path of ['/admin', '/vendor/', '/login', '/rest/', '/graphql'])
    expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).toContain(`Sitemap: ${server.dependencies.config.http.publicUrl}/sitemap.xml\n`);
  // links of ads and the ads themselves stay open
  expect(body).not.toMatch(/Disallow: \/(?:details|vendorRecirect|files)?\n/);
});
