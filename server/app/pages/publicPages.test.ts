import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brochurePageUrl } from '../../domains/previews/brochurePageUrl';
import { systemClock } from '../../platform/clock/Clock';
import { makeAsset } from '../../test/factories/makeAsset';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeCategory } from '../../test/factories/makeCategory';
import { makeMapArea } from '../../test/factories/makeMapArea';
import { makeVendor } from '../../test/factories/makeVendor';
import { useTestServer } from '../../test/useTestServer';
import { findBuiltClient } from './client-build/clientFolders';
import type { PackedColumn } from '../../../shared/packed-json/PackedColumn';
import { unpackJson } from '../../../shared/packed-json/unpackJson';
import { textsOfMarkup } from '../../../shared/page-texts/textsOfMarkup';
import { readHeadScript } from './client-build/headScript';
import type { ClientManifest } from './client-build/screenFiles';
import { brand } from '../../shared/brand/brand';

/** as React writes it */
const siteName = brand.name.replaceAll('&', '&amp;');

const server = useTestServer();

beforeAll(() => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
});

/** Returns the file of a visitors' screen in the build. */
function fileOf(screen: string): string {
  const manifest = path.join(findBuiltClient() ?? '', 'client', '.vite', 'manifest.json');
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as ClientManifest;
  return chunks[`screens/visitors/${screen}.tsx`]?.file ?? 'no file';
}

interface Words {
  title?: string;
  highlights?: string;
  description?: string;
  categoryId?: number;
  mapAreaId?: number;
}

const published = (words: Words = {}) => makeBrochure(server.dependencies.database, { status: 'PUBLISHED', ...words });

async function open(url: string) {
  const answer = await server.app.inject({ url, headers: { accept: 'text/html' } });
  return { status: answer.statusCode, headers: answer.headers, html: answer.body };
}

function hydrationPayloadOf(html: string): { hydrate: boolean; data: unknown[] } {
  const json = /<script type="application\/json" id="hydrationPayload">(.*?)<\/script>/s.exec(html)?.[1];
  const sent = JSON.parse(json ?? 'null') as { hydrate: boolean; data: PackedColumn };
  return { ...sent, data: unpackJson(sent.data, textsOfMarkup(html)) as unknown[] };
}

describe('the list', () => {
  it('arrives readable: cards as links, filters as links, the search as a form', async () => {
    const { database } = server.dependencies;
    const food = await makeCategory(database, { name: 'Soup & bread' });
    const area = await makeMapArea(database, { name: 'Tern Bay' });
    const { id } = await published({ title: 'Soup of the day', categoryId: food.id, mapAreaId: area.id });
    const { status, headers, html } = await open(`/?category=${food.code}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(html).toContain('<html lang="en-AU">');
    expect(html).toContain(`href="/details/${id}"`);
    expect(html).toContain('Soup of the day');
    expect(html).toMatch(/<h1[^>]*>Soup &amp; bread<\/h1>/);
    expect(html).toMatch(/<form [^>]*action="\/"/);
    // the menus lead to a page with their links, which keep the filters
    expect(html).toContain(`href="/all-categories?category=${food.code}"`);
    const { html: menus } = await open(`/all-categories?category=${food.code}`);
    expect(menus).toContain(`href="/?category=${food.code}&amp;mapArea=${area.code}"`);
  });

  it('has title, description, canonical address and styles in its head', async () => {
    await published({ title: 'Anything' });
    const { html } = await open('/');
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain(`<title>${siteName}: ${brand.tagline}</title>`);
    expect(head).toMatch(/<meta name="description" content="[^"]+"/);
    expect(head).toContain(`<link rel="canonical" href="${server.dependencies.config.http.publicUrl}/"`);
    expect(head).toContain(`<meta property="og:title" content="${siteName}: ${brand.tagline}"`);
    expect(head).toMatch(/<meta property="og:image" content="http[^"]*\/icons\/share\.jpg"/);
    expect(head).toContain('<style data-used>');
    expect(head).not.toMatch(/<link rel="stylesheet" (?!disabled)/);
    expect(head).toContain(`<meta name="later-import" content="/${fileOf('brochure-list/BrochureListScreen')}`);
    expect(html.slice(html.indexOf('<body>'))).not.toContain('<title>');
  });

  it('contains only its head script, our own files and the hydration payload', async () => {
    await published({ title: '</script><script>alert(1)</script> $& <!--page-body-->', description: '<img src=x>' });
    const { html } = await open('/');
    const headScript = `<script>${readHeadScript()}</script>`;
    expect(html.split(headScript)).toHaveLength(2);
    const scripts = [...html.replace(headScript, '').matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.every((tag) => tag.includes('src="/assets/') || /application\/(?:ld\+)?json/.test(tag))).toBe(true);
    expect(html).not.toMatch(/\son[a-z]+="/);
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(JSON.stringify(hydrationPayloadOf(html).data)).toContain('alert(1)');
  });

  it('continues by links, each ad once', async () => {
    const { database } = server.dependencies;
    const category = await makeCategory(database);
    const made = await Promise.all(Array.from({ length: 30 }, () => published({ categoryId: category.id })));
    const first = await open(`/?category=${category.code}`);
    const linked = [2, 3].map(
      (page) => new RegExp(`href="(/\\?category=[^"]*page=${page})"`).exec(first.html)?.[1] ?? '',
    );
    const pages = [first, ...(await Promise.all(linked.map((address) => open(address.replaceAll('&amp;', '&')))))];
    const idsOn = (html: string) => [...html.matchAll(/href="\/details\/(\d+)"/g)].map(([, id]) => Number(id));
    expect(pages.flatMap(({ html }) => idsOn(html)).sort()).toEqual(made.map(({ id }) => id).sort());
    expect(pages.map(({ html }) => hydrationPayloadOf(html).hydrate)).toEqual([true, true, true]);
  });

  it('shows an error for a broken link to a next page', async () => {
    const { status, html } = await open('/?after=broken');
    expect(status).toBe(400);
    expect(html).toContain('This address asks for something we cannot look up');
  });

  it.each(['/brochureMap?after=broken', '/streets-index?mapArea=AREA&after=broken', '/follow?category=%00'])(
    'says what is wrong with the address, and blames no connection: %s',
    async (address) => {
      const area = await makeMapArea(server.dependencies.database);
      const { status, html } = await open(address.replace('AREA', area.code));
      expect(status).toBe(400);
      expect(html).toContain('This address asks for something we cannot look up');
      expect(html).not.toContain('The connection was lost');
    },
  );

  it('excludes previews and searches from search engines', async () => {
    const ad = await makeBrochure(server.dependencies.database, { title: 'Draft' });
    const url = new URL(
      await brochurePageUrl({ ...server.dependencies.config, publicUrl: 'http://any.invalid', clock: systemClock }, ad),
    );
    const preview = await open(`/?id=${ad.id}&preview=${url.searchParams.get('preview') ?? ''}`);
    expect(preview.html).toContain('Preview – not yet published');
    expect(preview.html).toContain('<meta name="robots" content="noindex"');
    expect((await open('/?q=nothing')).html).toContain('<meta name="robots" content="noindex"');
  });
});

/** The page in schema.org's words, by type. */
function structuredDataOf(html: string): Record<string, Record<string, unknown>> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}';
  const { '@graph': things } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
  return Object.fromEntries(things.map((thing) => [String(thing['@type']), thing]));
}

describe('structured data', () => {
  it('lists ads in order, and the path to a category', async () => {
    const { database, config } = server.dependencies;
    const { publicUrl } = config.http;
    const category = await makeCategory(database, { name: 'Kites' });
    const ad = await published({ title: '</script><b>Kite</b>', categoryId: category.id });
    const { ItemList, BreadcrumbList } = structuredDataOf((await open(`/?category=${category.code}`)).html);
    expect(ItemList).toMatchObject({
      name: 'Kites',
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: `${publicUrl}/details/${ad.id}` }],
    });
    expect(BreadcrumbList).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2, name: 'Kites' }] });
  });

  it('describes the page of an area, and that of a category in it', async () => {
    const { database, config } = server.dependencies;
    const { publicUrl } = config.http;
    const area = await makeMapArea(database, { name: 'Sandpiper Cove' });
    const category = await makeCategory(database, { name: 'Boats' });
    const place = { mapAreaId: area.id, title: 'Rowing boats' };
    const ad = await published({ ...place, categoryId: category.id });
    const other = await published({ ...place, title: 'Sails' });
    const ofArea = structuredDataOf((await open(`/areas/${area.code}`)).html);
    expect(ofArea['CollectionPage']).toMatchObject({
      url: `${publicUrl}/areas/${area.code}`,
      about: { '@type': 'Place', name: 'Sandpiper Cove' },
    });
    const listed = (ofArea['ItemList']?.['itemListElement'] ?? []) as { url: string }[];
    expect(ofArea['ItemList']).toMatchObject({ numberOfItems: 2 });
    expect(listed.map(({ url }) => url).toSorted()).toEqual(
      [ad, other].map(({ id }) => `${publicUrl}/details/${id}`).toSorted(),
    );
    const ofCategory = structuredDataOf((await open(`/areas/${area.code}/${category.code}`)).html);
    expect(ofCategory).toMatchObject({
      CollectionPage: { url: `${publicUrl}/areas/${area.code}/${category.code}` },
      ItemList: { numberOfItems: 1, itemListElement: [{ position: 1, url: `${publicUrl}/details/${ad.id}` }] },
      BreadcrumbList: { itemListElement: [{}, { name: 'Areas' }, { name: 'Sandpiper Cove' }, { name: 'Boats' }] },
    });
  });

  it('describes an ad, but not one that waits for review', async () => {
    const { database } = server.dependencies;
    const { id } = await published({ title: 'Whale watching' });
    expect(structuredDataOf((await open(`/details/${id}`)).html)['LocalBusiness']).toMatchObject({
      name: expect.any(String) as string,
    });
    const draft = await makeBrochure(database, { title: 'Draft' });
    const preview = await open(`/details/${draft.id}`);
    expect(structuredDataOf(preview.html)).toEqual({});
    expect(preview.html).toContain('<meta name="robots" content="noindex"');
  });

  it('has a card for shared links', async () => {
    const { id } = await published({ title: 'Whale watching' });
    await makeAsset(server.dependencies.database, { brochureId: id, altText: 'A fluke' });
    const { html } = await open(`/details/${id}`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
    expect(html).toContain('<meta property="og:image" content="https://pictures.example/one.jpg"');
    expect(html).toContain('<meta property="og:image:alt" content="A fluke"');
  });
});

describe('the details', () => {
  it('describe the ad to people and search engines', async () => {
    const { id } = await published({ title: 'Whale watching', highlights: 'Close to the "giants".' });
    const { status, html } = await open(`/details/${id}`);
    expect(status).toBe(200);
    expect(html).toContain(`<title>Whale watching – ${siteName}</title>`);
    expect(html).toContain('content="Close to the &quot;giants&quot;. Whale watching. ');
    expect(html).toMatch(/<h1[^>]*>Whale watching<\/h1>/);
    expect(html).toContain(`<meta name="later-import" content="/${fileOf('brochure-details/BrochureDetailsScreen')}`);
    expect(hydrationPayloadOf(html).hydrate).toBe(true);
  });

  it('are 410 for an archived ad, with other ads', async () => {
    const archived = { status: 'ARCHIVED', title: 'Last summer', archiveReason: 'EXPIRED' } as const;
    const { id, categoryId } = await makeBrochure(server.dependencies.database, archived);
    await published({ title: 'This summer', categoryId });
    const { status, html } = await open(`/details/${id}`);
    expect(status).toBe(410);
    expect(html).toMatch(/<h2[^>]*>Similar offers<\/h2>.*This summer/s);
    expect(html).toContain('This offer has ended');
    expect(html).not.toContain('Last summer');
  });

  it('are 410 with the reason: taken down, or replaced and by what', async () => {
    const { database } = server.dependencies;
    const vendorId = (await makeVendor(database)).id;
    const down = await makeBrochure(database, { status: 'ARCHIVED', vendorId });
    expect((await open(`/details/${down.id}`)).html).toMatch(/<h1[^>]*>This offer has been taken down<\/h1>/);
    const newer = await makeBrochure(database, {
      ...{ status: 'PUBLISHED', title: 'Next summer', vendorId, categoryId: down.categoryId },
      publishedAt: new Date(),
    });
    const { status, html } = await open(`/details/${down.id}`);
    expect(status).toBe(410);
    expect(html).toMatch(/<h1[^>]*>This offer has been replaced<\/h1>/);
    expect(html).toContain(`<a href="/details/${newer.id}">Next summer</a>`);
  });

  it('are 404 for an ad that was never public', async () => {
    const { database } = server.dependencies;
    const rejected = await makeBrochure(database, { status: 'ARCHIVED', archiveReason: 'REJECTED' });
    const draft = await makeBrochure(database, { status: 'ARCHIVED', publishedAt: null });
    for (const { id } of [rejected, draft]) expect((await open(`/details/${id}`)).status).toBe(404);
  });

  it.each(['/details/2147483000', '/details/abc', '/details', '/nowhere'])('%s is 404', async (url) => {
    const { status, html } = await open(url);
    expect(status).toBe(404);
    expect(html).toContain('There is nothing at this address');
    expect(html).toContain('<meta name="robots" content="noindex"');
  });
});

describe('other addresses', () => {
  it('lets our own pages, and no others, show in a frame the page of an ad under review', async () => {
    const framed = await server.app.inject('/admin/reviews/7/page/proposed');
    expect([framed.statusCode, framed.headers['x-frame-options']]).toEqual([200, undefined]);
    expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self';");
    const review = await server.app.inject('/admin/reviews/7');
    expect(review.headers['x-frame-options']).toBe('DENY');
    expect(review.headers['content-security-policy']).toContain("frame-ancestors 'none';");
  });

  it.each(['/login', '/admin', '/admin/brochures?page=2', '/vendor/7/brochures'])(
    '%s is left to the browser',
    async (url) => {
      const { status, html } = await open(url);
      expect(status).toBe(200);
      expect(html).toContain('<div id="root"></div>');
      // without JavaScript it says what is needed, and leads back
      const notice = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
      expect(notice).toMatch(
        url === '/login' ? /<h1[^>]*>Signing in needs JavaScript/ : /<h1[^>]*>This page needs JavaScript/,
      );
      expect(notice).toMatch(/<a [^>]*href="\/"[^>]*>Back to the offers/);
      expect(html).toContain('<meta name="robots" content="noindex">');
      const { http, contactEmail } = server.dependencies.config;
      expect(hydrationPayloadOf(html)).toMatchObject({
        hydrate: false,
        data: [],
        siteUrl: http.publicUrl,
        contactEmail,
      });
    },
  );

  it('extra slashes are removed', async () => {
    const answer = await server.app.inject('/details//12/?a=1');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/details/12?a=1']);
  });

  it.each(['/rest/nowhere', '/assets/nothing.js', '/favicon.png', '/wp-login.php'])('%s is not a page', async (url) => {
    const answer = await server.app.inject({ url, headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('an address that only accepts POST is not a page either', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/nowhere' })).statusCode).toBe(404);
  });
});
