import type { Account } from '../domains/accounts/Account';
import type { Asset } from '../domains/brochures/assets/Asset';
import { Brochure } from '../domains/brochures/Brochure';
import { newDid } from '../shared/did';
import { toGlobalId } from '../shared/globalId';
import { askGraphql } from '../test/askGraphql';
import { makeAccount } from '../test/factories/makeAccount';
import { makeAsset } from '../test/factories/makeAsset';
import { makeBrochure } from '../test/factories/makeBrochure';
import { makeCategory } from '../test/factories/makeCategory';
import { makeMapArea } from '../test/factories/makeMapArea';
import { untilFeedHasAll } from '../test/feed/untilFeedHasAll';
import { useTestServer } from '../test/useTestServer';
import { restRoutes } from './rest/restRoutes';
import { findBuiltClient } from './pages/client-build/clientFolders';
import type { PackedColumn } from '../../shared/packed-json/PackedColumn';
import { unpackJson } from '../../shared/packed-json/unpackJson';
import { textsOfMarkup } from '../../shared/page-texts/textsOfMarkup';

/** Every text of the unreviewed ads contains it, so a response that leaks one is recognised. */
const marker = 'unreviewedmarker';
const server = useTestServer();

interface World {
  vendor: Account;
  ads: Brochure[];
  ids: number[];
  assets: Asset[];
  category: string;
  mapArea: string;
}
let world: World;

beforeAll(async () => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
  const { database } = server.dependencies;
  // a number that also occurs elsewhere in a page would make pages differ
  await database.query('ALTER TABLE brochures ALTER COLUMN id RESTART WITH 880001');
  const vendor = await makeAccount(database, { role: 'VENDOR' });
  const category = await makeCategory(database);
  const mapArea = await makeMapArea(database);
  const shared: Partial<Brochure> = {
    ...{ status: 'PENDING_REVIEW', vendorId: vendor.vendorId, categoryId: category.id, mapAreaId: mapArea.id },
    ...{ title: `Title ${marker}`, description: `Seekable ${marker}`, highlights: `Short ${marker}` },
    ...{ contactEmail: `${marker}@wren.example`, companyName: `Company ${marker}`, contactName: `Person ${marker}` },
    ...{ addressLine1: `1 ${marker} Street`, city: `Town ${marker}`, wwwUrl: `https://${marker}.example/` },
    ...{ latitude: -26.4, longitude: 153.1, positionSource: 'EXACT', adIndex: 1 },
    ...{ validFrom: '2020-01-01', validTo: '2099-12-31' },
  };
  const coupon: Partial<Brochure> = {
    ...{ type: 'CP_AD', normalPriceCents: 2000, normalPriceSince: '2020-01-01', discountedPriceCents: 1500 },
    ...{ numberOfCoupons: 10, termsOfOffer: marker },
  };
  const types: Partial<Brochure>[] = [
    { type: 'LP_AD' },
    { type: 'PT_AD', googleAdUrl: `https://${marker}.example/ad` },
    { type: 'BRO_AD', flipbookUrl: `https://${marker}.example/book` },
    coupon,
    { type: 'BLD_AD' },
    { ...coupon, submittedAt: null },
  ];
  const ads = await Promise.all(types.map((values) => makeBrochure(database, { ...shared, ...values })));
  const assets = await Promise.all(
    ads.map(({ id }) => makeAsset(database, { brochureId: id, url: `https://${marker}.example/one.jpg` })),
  );
  world = { vendor, ads, ids: ads.map(({ id }) => id), assets, category: category.code, mapArea: mapArea.code };
});

/** An id that no ad has. */
const unknown = 999_999_999;

const fields = `id databaseId did title displayTitle summary description highlights contactEmail companyName contactName
  wwwUrl googleAdUrl flipbookUrl termsOfOffer latitude longitude address { line1 city } assets { url } thumbnail { url }
  vendor { companyName }`;
const states = ['PENDING_REVIEW', 'PUBLISHED', 'ARCHIVED'];
const types = ['LP_AD', 'PT_AD', 'BRO_AD', 'CP_AD', 'BLD_AD', 'ATDW_AD'];

/** GraphQL queries for an ad, by name. */
const questions: Record<string, (ad: Brochure) => { query: string; variables?: Record<string, unknown> }> = {
  'brochure by its number': ({ id }) => ({
    query: `query($databaseId: Int) { brochure(databaseId: $databaseId) { ${fields} } }`,
    variables: { databaseId: id },
  }),
  'brochure by its did': ({ did }) => ({
    query: `query($did: String) { brochure(did: $did) { ${fields} } }`,
    variables: { did },
  }),
  'brochure by its global id': ({ id }) => ({
    query: `query($id: ID) { brochure(id: $id) { ${fields} } }`,
    variables: { id: toGlobalId('Brochure', id) },
  }),
  'a node': ({ id }) => ({
    query: `query($id: ID!) { node(id: $id) { id ... on Brochure { ${fields} } } }`,
    variables: { id: toGlobalId('Brochure', id) },
  }),
  nodes: ({ id }) => ({
    query: `query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Brochure { ${fields} } } }`,
    variables: { ids: [toGlobalId('Brochure', id)] },
  }),
  'the list by ids': ({ id }) => list({ ids: [id], statuses: states }),
  'the list by ids, active or not': ({ id }) => list({ ids: [id], statuses: states, isActive: false }),
  'events that are told of it': ({ id }) => ({
    query: `mutation($input: RecordStatisticEventsInput!) {
      recordStatisticEvents(input: $input) { events { brochure { ${fields} } } } }`,
    variables: { input: { events: [{ brochureId: toGlobalId('Brochure', id), eventCode: 'DETAIL_PAGE_VIEW' }] } },
  }),
  'a coupon of it': ({ id }) => ({
    query: `mutation($input: PurchaseCouponInput!) { purchaseCoupon(input: $input) { __typename } }`,
    variables: {
      input: { brochureId: toGlobalId('Brochure', id), name: 'Pat', email: 'pat@people.example', acceptTerms: true },
    },
  }),
};

function list(filter: object) {
  return {
    query: `query($filter: BrochureFilter) {
      brochures(first: 50, filter: $filter) { totalCount edges { node { ${fields} } } }
      brochureMarkers(filter: $filter) { totalCount markers { databaseIds latitude } }
    }`,
    variables: { filter },
  };
}

/** Lists that would contain the unreviewed ads if they leaked. */
const lists = (): Record<string, object> => ({
  'of the vendor': { vendorId: world.vendor.vendorId, statuses: states, types },
  'of the vendor, whatever the dates': { vendorId: world.vendor.vendorId, statuses: states, types, isActive: false },
  'by all ids': { ids: world.ids, statuses: ['PENDING_REVIEW', 'PUBLISHED'] },
  'around it': { near: { latitude: -26.4, longitude: 153.1, withinKm: 5 }, statuses: states, types },
  'in a box': { box: { west: 153, south: -27, east: 154, north: -26 }, statuses: states, types },
  'of its category': { categories: [world.category], statuses: states, types },
  'of its area': { mapAreas: [world.mapArea], statuses: states, types },
  'by words': { q: 'Seekable', statuses: states, types },
});

/** Paths for GET; `:id` is replaced by the id of an ad. */
const paths = (): string[] => {
  const vendorId = String(world.vendor.vendorId);
  return [
    ...['/details/:id', '/details/brochure-ad/:id', '/details/:id/coupon', '/?id=:id', '/ad?adId=:id'],
    ...[`/?vendorId=${vendorId}`, `/?category=${world.category}`, `/?mapArea=${world.mapArea}`, '/?q=Seekable', '/'],
    ...['/brochureMap', '/brochureMap?id=:id', '/brochureMap?at=-26.4,153.1', '/pass-through-ad/:id'],
    ...['/brochureMap?box=153,-27,154,-26', '/?broTypes=BRO_AD,PT_AD,CP_AD&id=:id', '/streets-index', '/maps-download'],
    ...['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/brochures-1.xml', '/robots.txt'],
    ...['/qr/:id.png', '/qr/:id.svg', '/qr/:id.pdf', '/vendorRecirect?vendorUrl=https://elsewhere.invalid/'],
    ...['/rest/brochure/public/', '/rest/brochure/public/?id=:id'],
    '/rest/brochure/public/?id=:id&statuses=PENDING_REVIEW,PUBLISHED,ARCHIVED',
    '/rest/brochure/public/?id=:id&statuses=PENDING_REVIEW&statuses=PUBLISHED&isActive=false',
    `/rest/brochure/public/?vendor=${vendorId}&statuses=PENDING_REVIEW,PUBLISHED&types=${types.join()}`,
    `/rest/brochure/public/?sortBy=NEAR_ME&curLocLat=-26.4&curLocLon=153.1&statuses=PENDING_REVIEW,PUBLISHED`,
    `/rest/brochure/public/?vendor=${vendorId}&sortBy=NEAR_ME&curLocLat=-26.4&curLocLon=153.1&statuses=PENDING_REVIEW`,
    `/rest/brochure/public/?q=Seekable&statuses=PENDING_REVIEW,PUBLISHED`,
    ...['/rest/brochure/public/active', '/rest/brochure/public/mapArea/all', '/rest/category/public/all'],
    '/rest/brochure/public/mapArea/by-active-brochure-presence',
    ...['/rest/category/public/all-active', `/rest/brochure/public/streetsIndex?mapArea=${world.mapArea}`],
    '/rest/openapi.json',
  ];
};

/** Removes expected differences between two requests: ids of the ad and the request, and the order of a page's data. */
function comparable(body: string, id: number): string {
  return body
    .replace(/(id="hydrationPayload">)(.*?)(<\/script>)/s, (_all, before: string, data: string, after: string) => {
      const sent = JSON.parse(data) as { data: PackedColumn };
      const unpacked = unpackJson(sent.data, textsOfMarkup(body));
      return before + JSON.stringify(inOrder({ ...sent, texts: null, data: unpacked })) + after;
    })
    .replaceAll(/[0-9a-f-]{36}|"requestId":"[^"]*"/g, 'request')
    .replaceAll(new RegExp(`\\b${id}\\b`, 'g'), 'number')
    .replaceAll(/"(?:id|did)":"[^"]*"/g, '');
}

function inOrder(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(inOrder);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, inOrder(each)]),
  );
}

describe('a stranger cannot read an ad that waits for review', () => {
  it.each(Object.keys(questions))('GraphQL: %s', async (name) => {
    for (const ad of world.ads) {
      const { data, errors } = await askGraphql(server, questions[name]!(ad));
      expect(JSON.stringify([data, errors])).not.toContain(marker);
    }
  });

  it('GraphQL: a pending ad looks like an ad that does not exist', async () => {
    for (const [name, question] of Object.entries(questions)) {
      for (const ad of world.ads) {
        const nobody = Object.assign(new Brochure(), { id: unknown, did: newDid() });
        const [waiting, none] = await Promise.all(
          [question(ad), question(nobody)].map((asked) => askGraphql(server, asked)),
        );
        const seen = (answer: typeof waiting, id: number) =>
          comparable(JSON.stringify([answer!.data, answer!.errors]), id);
        expect([name, seen(waiting, ad.id)]).toEqual([name, seen(none, unknown)]);
      }
    }
  });

  it('GraphQL: lists and maps', async () => {
    for (const [name, filter] of Object.entries(lists())) {
      const { data, errors } = await askGraphql(server, list(filter));
      expect([name, errors]).toEqual([name, []]);
      expect([name, data]).toEqual([
        name,
        { brochures: { totalCount: 0, edges: [] }, brochureMarkers: { totalCount: 0, markers: [] } },
      ]);
    }
  });

  it('GraphQL: its files, its company, places and counts', async () => {
    const query = `query($files: [ID!]!, $company: ID!, $search: String!) {
      nodes(ids: $files) { ... on Asset { url } }
      node(id: $company) { ... on Vendor { companyName } }
      places(search: $search) { name brochuresCount }
      categories(first: 100) { edges { node { code activeBrochuresCount } } }
      mapAreas(first: 100) { edges { node { code activeBrochuresCount categories { activeBrochuresCount } } } }
    }`;
    const files = world.assets.map(({ id }) => toGlobalId('Asset', id));
    const company = toGlobalId('Vendor', world.vendor.vendorId ?? 0);
    const { data, errors } = await askGraphql(server, { query, variables: { files, company, search: 'Town' } });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ nodes: files.map(() => null), node: null });
    expect(JSON.stringify(data)).not.toContain(marker);
    expect(JSON.stringify(data)).not.toMatch(/"activeBrochuresCount":[1-9]/);
  });

  it('pages, REST, maps, codes and files of search engines', async () => {
    for (const path of paths()) {
      const ask = (id: number) => server.app.inject({ url: path.replace(':id', String(id)) });
      // a code depends on the id only
      const none = path.includes(':id') && !path.startsWith('/qr/') ? await ask(unknown) : null;
      const asNone = none && comparable(none.body, unknown);
      for (const ad of path.includes(':id') ? world.ads : world.ads.slice(0, 1)) {
        const waiting = await ask(ad.id);
        expect([path, waiting.body.includes(marker)]).toEqual([path, false]);
        expect([path, JSON.stringify(waiting.headers).includes(marker)]).toEqual([path, false]);
        if (none === null) continue;
        expect([path, waiting.statusCode]).toEqual([path, none.statusCode]);
        expect(comparable(waiting.body, ad.id)).toBe(asNone);
      }
    }
  });

  it('GraphQL and REST: the feed of changes, also of ads that were public', async () => {
    const { database } = server.dependencies;
    const query = `query($after: String) { brochureChanges(after: $after) {
      edges { node { brochureId did reason brochure { ${fields} } } } pageInfo { endCursor } } }`;
    const ask = async (after: string | null) => {
      const rest = await server.app.inject({
        url: '/rest/brochure/public/changes',
        query: after === null ? {} : { after },
      });
      const { data, errors } = await askGraphql(server, { query, variables: { after } });
      expect([rest.statusCode, errors]).toEqual([200, []]);
      expect(rest.body + JSON.stringify(data)).not.toContain(marker);
      const { edges, pageInfo } = data!['brochureChanges'] as {
        edges: { node: { brochureId: number; reason: string | null } }[];
        pageInfo: { endCursor: string };
      };
      const { changes } = rest.json<{ changes: { id: number; reason: string | null }[] }>();
      const seen = changes.map(({ id, reason }) => [id, reason]);
      expect(edges.map(({ node }) => [node.brochureId, node.reason])).toEqual(seen);
      return { seen, endCursor: pageInfo.endCursor };
    };
    await untilFeedHasAll(database);
    const { seen, endCursor } = await ask(null);
    expect(seen).toEqual([]);
    // as an ad that goes back to review: its place stays
    for (const status of ['PUBLISHED', 'PENDING_REVIEW']) {
      await database.query('UPDATE brochures SET status = $1 WHERE id = ANY($2)', [status, world.ids]);
    }
    await untilFeedHasAll(database);
    expect((await ask(null)).seen).toEqual([]);
    const left = world.ids.toSorted((one, other) => one - other).map((id) => [id, 'WITHDRAWN']);
    expect((await ask(endCursor)).seen).toEqual(left);
  });

  it('public REST routes that change something', async () => {
    const posts = (id: number): [string, object][] => [
      [`/rest/brochure/public/${id}/purchase`, { name: 'Pat', email: 'pat@people.example' }],
      ['/rest/statistics/public', { brochureId: id, eventCode: 'DETAIL_PAGE_VIEW' }],
    ];
    for (const ad of world.ads) {
      for (const [at, [url, payload]] of posts(ad.id).entries()) {
        const ask = (to: string, body: object) => server.app.inject({ method: 'POST', url: to, payload: body });
        const waiting = await ask(url, payload);
        const none = await ask(...posts(unknown)[at]!);
        expect(waiting.body).not.toContain(marker);
        expect([url, waiting.statusCode]).toEqual([url, none.statusCode]);
      }
    }
  });

  it('the test covers every public REST route', () => {
    const open = restRoutes.filter(({ url }) => /\/public(?:\/|$)/.test(url)).map(({ url }) => url);
    const own = ['/rest/brochure/public/changes', '/rest/brochure/public/:id/purchase', '/rest/statistics/public'];
    const asked = [...paths(), ...own].map((path) => path.split('?')[0]);
    const others = [
      '/rest/public/login',
      '/rest/public/login/second-step',
      '/rest/public/session/renew',
      '/rest/public/session/logout',
      '/rest/public/vendor/register',
      '/rest/privacy/public/:token/json',
      '/rest/privacy/public/:token/pdf',
      '/rest/coupon/public/:token/pdf',
      '/rest/coupon/public/:token/calendar',
    ];
    expect(open.filter((url) => !asked.includes(url) && !others.includes(url))).toEqual([]);
  });

  it('another signed-in vendor is a stranger too', async () => {
    const as = await makeAccount(server.dependencies.database, { role: 'VENDOR' });
    for (const question of Object.values(questions)) {
      const { data, errors } = await askGraphql(server, { ...question(world.ads[0]!), as });
      expect(JSON.stringify([data, errors])).not.toContain(marker);
    }
    for (const filter of Object.values(lists())) {
      const { data } = await askGraphql(server, { ...list(filter), as });
      expect(data).toMatchObject({ brochures: { totalCount: 0 }, brochureMarkers: { totalCount: 0 } });
    }
  });
});

describe('its own vendor and administrators can read it', () => {
  it.each(['vendor', 'administrator'] as const)('%s', async (role) => {
    const { database } = server.dependencies;
    const as = role === 'vendor' ? world.vendor : await makeAccount(database);
    const [ad] = world.ads;
    for (const name of ['brochure by its number', 'brochure by its did', 'a node', 'nodes', 'the list by ids']) {
      const { data } = await askGraphql(server, { ...questions[name]!(ad!), as });
      expect([name, JSON.stringify(data).includes(marker)]).toEqual([name, true]);
    }
    const headers = await server.authorizationOf(as);
    const rest = await server.app.inject({
      url: `/rest/brochure/public/?id=${ad!.id}&statuses=PENDING_REVIEW`,
      headers,
    });
    expect(rest.body).toContain(marker);
  });
});
