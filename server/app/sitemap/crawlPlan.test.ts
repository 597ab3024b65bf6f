import type { Category } from '../../domains/categories/Category';
import type { MapArea } from '../../domains/map-areas/MapArea';
import type { BrochureType } from '../../domains/brochures/BrochureType';
import { StreetIndexEntry } from '../../domains/street-index/StreetIndexEntry';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { useTestServer } from '../../test/useTestServer';
import { findBuiltClient } from '../pages/client-build/clientFolders';
import { guidePath, guides } from '../developers/guides/guides';
import { anchorOf } from '../developers/guides/anchorOf';
import { restRoutes } from '../rest/restRoutes';
import { robotsText } from './serveSitemap';
import { brand } from '../../shared/brand/brand';

/* Compares the built pages with docs/crawling.md by crawling them as a search engine does. */

const server = useTestServer();
const types: BrochureType[] = ['LP_AD', 'CP_AD', 'BLD_AD', 'BRO_AD', 'PT_AD'];
let pages: Map<string, CrawledPage>;
let world: { parents: Category[]; children: Category[]; areas: MapArea[]; streetsArea: MapArea; ads: string[] };

beforeAll(async () => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
  const { database } = server.dependencies;
  const parents = await Promise.all(['Food', 'Tours', 'Shops'].map((name) => makeCategory(database, { name })));
  const children = await Promise.all(
    parents.map(({ id, name }) => makeCategory(database, { parentId: id, name: `${name} inside` })),
  );
  const areas = await Promise.all([1, 2, 3, 4].map(() => makeMapArea(database)));
  // empty pages: a category and an area without ads, an area without streets
  await makeCategory(database);
  const streetsArea = await makeMapArea(database);
  await database
    .getRepository(StreetIndexEntry)
    .save([street(streetsArea, 'Bay Road'), street(areas[0]!, 'Hill Street')]);
  world = { parents, children, areas, streetsArea, ads: [] };
  await addAds(40);
  await makeBrochure(database, { categoryId: parents[0]!.id, mapAreaId: areas[0]!.id });
  pages = await crawl();
});

function street(area: MapArea, streetName: string) {
  const place = { coordinateX: 'A', coordinateY: '1', latitude: -26.4, longitude: 153.1 };
  return { mapAreaId: area.id, streetName, ...place };
}

async function addAds(count: number): Promise<void> {
  const { database } = server.dependencies;
  for (let n = 0; n < count; n += 1) {
    const type = types[n % types.length]!;
    const { id } = await makeBrochure(database, {
      ...(type === 'CP_AD' && couponValues),
      ...(type === 'PT_AD' && { googleAdUrl: 'https://elsewhere.example/' }),
      type,
      status: 'PUBLISHED',
      categoryId: world.children[n % world.children.length]!.id,
      mapAreaId: world.areas[n % world.areas.length]!.id,
    });
    world.ads.push(type === 'BRO_AD' ? `/details/brochure-ad/${id}` : `/details/${id}`);
  }
}

const couponValues = {
  normalPriceCents: 2000,
  discountedPriceCents: 1500,
  numberOfCoupons: 100,
  validTo: '2099-12-31',
  termsOfOffer: 'One each.',
};

interface CrawledPage {
  status: number;
  title: string;
  isNoIndex: boolean;
  canonical: string | null;
  links: string[];
}

const unescaped = (text: string): string => text.replaceAll('&amp;', '&');
const publicUrl = () => server.dependencies.config.http.publicUrl;

async function read(address: string): Promise<CrawledPage> {
  const { statusCode, body } = await server.app.inject({ url: address, headers: { accept: 'text/html' } });
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  const anchors = [...body.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
  return {
    status: statusCode,
    title: unescaped(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ''),
    isNoIndex: /<meta name="robots" content="[^"]*noindex/.test(body),
    canonical: canonical === undefined ? null : unescaped(canonical).replace(publicUrl(), ''),
    links: anchors
      .filter((tag) => !/\srel="[^"]*nofollow/.test(tag))
      .flatMap((tag) => /\shref="([^"]*)"/.exec(tag)?.[1] ?? [])
      .map((href) => new URL(unescaped(href), publicUrl()))
      .filter(({ origin }) => origin === new URL(publicUrl()).origin)
      .map(({ pathname, search }) => pathname + search),
  };
}

/** RFC 9309: `*` matches any text; a rule applies to paths that begin with it. */
const closed = () =>
  [...robotsText(publicUrl()).matchAll(/^Disallow: (.+)$/gm)].map(
    ([, rule = '']) => new RegExp(`^${rule.split('*').map(escapeRegExp).join('.*')}`),
  );
const escapeRegExp = (text: string): string => text.replace(/[.?+^$()[\]{}|\\]/g, '\\$&');

/** Follows every link from the front page that robots.txt and `nofollow` allow, except files. */
async function crawl(): Promise<Map<string, CrawledPage>> {
  const rules = closed();
  const found = new Map<string, CrawledPage>();
  const waiting = ['/'];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (found.has(address)) continue;
    const page = await read(address);
    found.set(address, page);
    waiting.push(
      ...page.links.filter(
        (link) => !rules.some((rule) => rule.test(link)) && !/\.\w+(?:$|\?)|^\/(?:files|qr)\//.test(link),
      ),
    );
  }
  return found;
}

/** The categories with ads of each area, as `addAds` spreads them. */
function categoriesOfAreas(): [area: string, category: string][] {
  const found = new Set<string>();
  const listed = new Set<BrochureType>(['LP_AD', 'CP_AD', 'BLD_AD']);
  for (let n = 0; n < world.ads.length; n += 1) {
    if (!listed.has(types[n % types.length]!)) continue;
    const area = world.areas[n % world.areas.length]!;
    const at = n % world.children.length;
    found.add(`${area.code} ${world.children[at]!.code}`);
    found.add(`${area.code} ${world.parents[at]!.code}`);
  }
  return [...found].map((pair) => pair.split(' ') as [string, string]);
}

const indexable = (): string[] =>
  [...pages]
    .flatMap(([address, { status, isNoIndex, canonical }]) =>
      status === 200 && !isNoIndex && canonical === address ? [address] : [],
    )
    .sort();

/** The plan of docs/crawling.md for the test data. */
const plan = (): string[] =>
  [
    ...['/', '/brochureMap', '/all-categories', '/maps-download'],
    ...[
      '/terms-and-conditions',
      '/privacy-policy',
      '/collection-notice',
      '/advertising-conditions',
      '/notices',
      '/contact',
      '/advertise',
    ],
    ...['/?broTypes=CP_AD', '/?broTypes=BRO_AD', '/pass-through-ad'],
    ...[...world.parents, ...world.children].map(({ code }) => `/?category=${code}`),
    '/areas',
    ...world.areas.map(({ code }) => `/areas/${code}`),
    ...categoriesOfAreas().map(([area, category]) => `/areas/${area}/${category}`),
    ...['/streets-index', ...[world.streetsArea, world.areas[0]!].map(({ code }) => `/streets-index?mapArea=${code}`)],
    ...world.ads,
    ...['/developers', '/developers/graphql', '/developers/examples', '/developers/rest', '/developers/changelog'],
    '/problems',
    ...guides.map(guidePath),
    ...[...new Set(restRoutes.map(({ tag }) => tag))].map((tag) => `/developers/rest/${anchorOf(tag)}`),
  ].sort();

async function listSitemap(): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await server.app.inject(path)).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
      unescaped(url).replace(publicUrl(), ''),
    );
  const parts = await locations('/sitemap.xml');
  return (await Promise.all(parts.map(locations))).flat().sort();
}

it('the indexable pages are those of the plan, and so is the sitemap', async () => {
  expect(indexable()).toEqual(plan());
  expect(await listSitemap()).toEqual(plan());
  for (const address of plan()) expect([address, pages.get(address)?.canonical]).toEqual([address, address]);
});

it('a later page is not indexed, is its own canonical page and links onwards', () => {
  const later = [...pages].filter(([address]) => /[?&]page=/.test(address));
  expect(later.map(([address]) => address.split(/[?&]page=/)[0])).toContain('/');
  for (const [address, { isNoIndex, canonical, links }] of later) {
    expect({ isNoIndex, canonical }).toEqual({ isNoIndex: true, canonical: address });
    expect(links.some((link) => link.startsWith('/details/'))).toBe(true);
  }
});

it.each([
  ['/?utm_source=mail', '/'],
  ['/?utm_source=mail&category=', '/'],
])('%s names %s as canonical', async (address, canonical) => {
  expect((await read(address)).canonical).toBe(canonical);
});

it('an area with a second identifier has one canonical address', async () => {
  const { did, code } = world.areas[1]!;
  expect((await read(`/?mapArea=${did}`)).canonical).toBe(`/areas/${code}`);
});

it('the list of a category in an area names the page of both as canonical', async () => {
  const [[area, category] = ['', '']] = categoriesOfAreas();
  const { canonical } = await read(`/?mapArea=${area}&category=${category}`);
  expect(canonical).toBe(`/areas/${area}/${category}`);
  expect((await read(`/?mapArea=${area}&category=${category}&broTypes=CP_AD`)).canonical).not.toContain('/areas/');
});

it('a combination, a search, a place and a vendor are not indexed, and no link leads crawlers to them', async () => {
  const [category, area] = [world.parents[0]!.code, world.areas[0]!.code];
  for (const query of [
    `category=${category}&mapArea=${area}`,
    `category=${category}&broTypes=CP_AD`,
    'broTypes=LP_AD',
    'q=offer',
    'near=-26.4,153.1&place=Noosa',
    'vendorId=1',
  ]) {
    expect([query, (await read(`/?${query}`)).isNoIndex]).toEqual([query, true]);
  }
  expect((await read(`/brochureMap?mapArea=${area}`)).isNoIndex).toBe(true);
  expect((await read(`/streets-index?mapArea=${world.areas[0]!.code}&letter=H`)).isNoIndex).toBe(true);
  expect((await read(`/streets-index?mapArea=${world.areas[1]!.code}`)).isNoIndex).toBe(true);
});

it('an area and a category have one spelling each; others lead to it, and unknown ones are missing', async () => {
  const { did, code } = world.areas[0]!;
  const category = world.parents[0]!.code;
  const redirectOf = async (url: string) => {
    const { statusCode, headers } = await server.app.inject(url);
    return [statusCode, headers.location];
  };
  expect(await redirectOf(`/areas/${code.toUpperCase()}`)).toEqual([301, `/areas/${code}`]);
  expect(await redirectOf(`/areas/${code}/?utm_source=a`)).toEqual([301, `/areas/${code}?utm_source=a`]);
  expect(await redirectOf(`/areas/${did}/${category.toLowerCase()}`)).toEqual([301, `/areas/${code}/${category}`]);
  const signs = ['%00', '%27%3B--', '%E2%80%AE', '..%2F..', '%F0%9F%90%A6', '%25', `${category},X`, 'x'.repeat(900)];
  const hostile = signs.flatMap((sign) => [`/areas/${code}/${sign}`, `/areas/${sign}/${category}`]);
  for (const path of [
    '/areas/nowhere',
    `/areas/${code}/NOTHING`,
    '/areas/%00',
    `/areas/${'x'.repeat(3000)}`,
    ...hostile,
  ]) {
    expect([path, (await read(path)).status]).toEqual([path, 404]);
  }
  // an area without ads is there, for people only
  expect(await read(`/areas/${world.streetsArea.code}`)).toMatchObject({ status: 200, isNoIndex: true });
});

it('no title names the site twice, and pages without ads have distinct titles', () => {
  const titles = [...pages.values()].map(({ title }) => title);
  expect(titles.filter((title) => title.toLowerCase().split(brand.name.toLowerCase()).length > 2)).toEqual([]);
  const own = plan().filter((address) => !address.startsWith('/details/'));
  const titlesOfPlan = own.map((address) => pages.get(address)?.title);
  expect(new Set(titlesOfPlan).size).toBe(own.length);
});

it('the number of pages to crawl grows with the ads, not with filter combinations', async () => {
  const before = pages.size;
  expect(before).toBeLessThan(2 * plan().length);
  await addAds(30);
  const after = (await crawl()).size;
  expect(after - before).toBeLessThan(1.5 * 30);
});
