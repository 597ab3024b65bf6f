import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Account } from '../domains/accounts/Account';
import type { Brochure } from '../domains/brochures/Brochure';
import { AtdwListing } from '../domains/integrations/atdw/AtdwListing';
import { toGlobalId } from '../shared/globalId';
import { askGraphql } from '../test/askGraphql';
import { makeAccount } from '../test/factories/makeAccount';
import { makeApiKey } from '../test/factories/makeApiKey';
import { makeAsset } from '../test/factories/makeAsset';
import { makeBrochure } from '../test/factories/makeBrochure';
import { makeCategory } from '../test/factories/makeCategory';
import { makeMapArea } from '../test/factories/makeMapArea';
import { makeVendor } from '../test/factories/makeVendor';
import { makeWebhook } from '../test/factories/makeWebhook';
import { untilFeedHasAll } from '../test/feed/untilFeedHasAll';
import { useTestServer } from '../test/useTestServer';
import { findBuiltClient } from './pages/client-build/clientFolders';
import { restRoutes } from './rest/restRoutes';

/** Every text of the tourism ad contains it. Its licence forbids to hand it on (docs/rules/tourism-ads.md). */
const marker = 'tourismmarker';
const server = useTestServer();
let ad: Brochure;
let category: string;
let mapArea: string;
let vendorId: number;
let assetId: number;
let administrator: Account;

beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database);
  const { identitySecret } = server.dependencies.config;
  const eventTypes = ['brochure.published' as const, 'brochure.updated' as const, 'brochure.withdrawn' as const];
  await makeWebhook(database, administrator, { identitySecret, url: 'https://mirror.example/', eventTypes });
  const area = await makeMapArea(database);
  const kind = await makeCategory(database);
  const vendor = await makeVendor(database);
  [category, mapArea, vendorId] = [kind.code, area.code, vendor.id];
  ad = await makeBrochure(database, {
    ...{ type: 'ATDW_AD', status: 'PENDING_REVIEW', externalSource: 'ATDW', externalId: marker },
    ...{ title: `Title ${marker}`, description: `Seekable ${marker}`, highlights: `Short ${marker}` },
    ...{ companyName: `Company ${marker}`, contactEmail: `${marker}@wren.example`, city: `Town ${marker}` },
    ...{ wwwUrl: `https://${marker}.example/`, latitude: -26.4, longitude: 153.1, positionSource: 'EXACT' },
    ...{ categoryId: kind.id, mapAreaId: area.id, vendorId: vendor.id, adIndex: 1, publishedAt: new Date() },
  });
  await database.query(`UPDATE brochures SET status = 'PUBLISHED', updated_at = now() WHERE id = $1`, [ad.id]);
  const pixelUrl = `https://${marker}.example/pixel`;
  await database.getRepository(AtdwListing).insert({ brochureId: ad.id, pixelUrl, contentHash: 'x' });
  const asset = await makeAsset(database, { brochureId: ad.id, url: `https://${marker}.example/one.jpg` });
  assetId = asset.id;
});

const everyType = 'types: [LP_AD, PT_AD, BRO_AD, CP_AD, BLD_AD, ATDW_AD]';
const fields =
  'id did title displayTitle summary description companyName wwwUrl assets { url } tourismListing { organisation }';

/** What a program may ask; each would contain the ad if it leaked. */
const questions = (): Record<string, string> => ({
  'by number': `{ brochure(databaseId: ${ad.id}) { ${fields} } }`,
  'by did': `{ brochure(did: "${ad.did}") { ${fields} } }`,
  'as a node': `{ node(id: "${toGlobalId('Brochure', ad.id)}") { ... on Brochure { ${fields} } } }`,
  'as nodes, with its file': `{ nodes(ids: ["${toGlobalId('Brochure', ad.id)}", "${toGlobalId('Asset', assetId)}"]) {
    ... on Brochure { ${fields} } ... on Asset { url } } }`,
  'in the list of its type': `{ brochures(first: 50, filter: { ${everyType} }) { edges { node { ${fields} } } } }`,
  'by ids': `{ brochures(first: 50, filter: { ids: [${ad.id}] }) { edges { node { ${fields} } } } }`,
  'of its vendor': `{ brochures(first: 50, filter: { vendorId: ${vendorId}, ${everyType} }) { edges { node { ${fields} } } } }`,
  'by words': `{ brochures(first: 50, filter: { q: "Seekable", ${everyType} }) { edges { node { ${fields} } } } }`,
  'on the map': `{ brochureMarkers(filter: { ${everyType}, categories: ["${category}"] }) { totalCount } }`,
  nearby: `{ nearbyBrochures(databaseId: ${ad.id}) { brochure { ${fields} } } }`,
  'as suggestions': `{ searchSuggestions(q: "Title ${marker.slice(0, 7)}") { text databaseId } }`,
  'among changes': `{ brochureChanges { edges { node { did brochure { ${fields} } } } } }`,
});

const paths = (): string[] => [
  ...[`/rest/brochure/public/${ad.id}`, `/rest/brochure/public/?id=${ad.id}`, '/rest/brochure/public/active'],
  ...['/rest/brochure/public/?types=ATDW_AD', '/rest/brochure/public/?types=LP_AD,ATDW_AD&info=true'],
  ...[`/rest/brochure/public/?vendorId=${vendorId}&types=ATDW_AD`, '/rest/brochure/public/?q=Seekable&types=ATDW_AD'],
  ...['/rest/brochure/public/changes', `/ad?adId=${ad.id}&format=json`],
  ...['rss', 'json', 'ics', 'geojson'].flatMap((format) => [
    ...[`/feeds/all.${format}`, `/feeds/area/${mapArea}.${format}`, `/feeds/category/${category}.${format}`],
    ...[`/feeds/area/${mapArea}/category/${category}.${format}`, `/feeds/business/${vendorId}.${format}`],
  ]),
  ...[`/embed/ad/${ad.id}`, '/embed/all', `/embed/area/${mapArea}`, `/embed/business/${vendorId}`],
  `/oembed?url=${encodeURIComponent(`${server.dependencies.config.http.publicUrl}/details/${ad.id}`)}`,
  ...['/sitemap.xml', '/sitemaps/1.xml', '/sitemaps/brochures-1.xml'],
];

describe('a tourism ad is given to no program of others', () => {
  /** of nobody, of a partner, and of another company */
  const callers = async (): Promise<(string | undefined)[]> => {
    const { database } = server.dependencies;
    const partner = await makeApiKey(database, administrator, { kind: 'PARTNER' });
    const { id: otherId } = await makeVendor(database);
    const company = await makeApiKey(database, await makeAccount(database, { role: 'VENDOR', vendorId: otherId }));
    return [undefined, partner.authorization, company.authorization];
  };

  it('by GraphQL, whether anonymous or with the key of a partner or a company', async () => {
    await untilFeedHasAll(server.dependencies.database);
    const authorizations = await callers();
    for (const [name, query] of Object.entries(questions())) {
      for (const authorization of authorizations) {
        const { body } = await server.app.inject({
          ...{ method: 'POST', url: '/graphql', payload: { query } },
          headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
        });
        expect([name, body.includes(marker), body.includes(ad.did)]).toEqual([name, false, false]);
        expect(body).not.toMatch(/"totalCount":[1-9]/);
      }
    }
  });

  it('by REST, feeds, embeds and sitemaps', async () => {
    const authorizations = await callers();
    for (const path of paths()) {
      for (const authorization of authorizations) {
        const sent = authorization === undefined ? {} : { authorization };
        const { body, headers } = await server.app.inject({ url: path, headers: sent });
        expect([path, (body + JSON.stringify(headers)).includes(marker)]).toEqual([path, false]);
        expect([path, body.includes(`/details/${ad.id}<`)]).toEqual([path, false]);
      }
    }
  });

  it('by a message of a webhook', async () => {
    const { database } = server.dependencies;
    await database.query(`UPDATE brochures SET title = $2, updated_at = now() WHERE id = $1`, [ad.id, `New ${marker}`]);
    const [row] = await database.query<{ count: number }[]>('SELECT count(*)::integer AS count FROM webhook_events');
    expect(row?.count).toBe(0);
  });

  it('and every route of lists and ads is asked', () => {
    const own = restRoutes.filter(({ url, method }) => method === 'GET' && url.startsWith('/rest/brochure/public'));
    const asked = paths().map((path) => path.split('?')[0]?.replace(String(ad.id), ':id'));
    const withoutAds = ['mapArea/all', 'mapArea/by-active-brochure-presence', 'streetsIndex'].map(
      (name) => `/rest/brochure/public/${name}`,
    );
    expect(own.map(({ url }) => url).filter((url) => !asked.includes(url) && !withoutAds.includes(url))).toEqual([]);
  });
});

describe('it is shown', () => {
  it('on the pages of the site', async () => {
    expect((await server.app.inject(`/details/${ad.id}`)).body).toContain(marker);
    expect((await server.app.inject(`/?types=ATDW_AD&category=${category}`)).statusCode).toBe(200);
  });

  it('to our own client, which sends a document of its build by hash or as text', async () => {
    const folder = findBuiltClient();
    if (folder === undefined) throw new Error('This test reads the built client: run `npm run build` first.');
    const file = readFileSync(path.join(folder, 'ssr', 'persistedDocuments.json'), 'utf8');
    const documents = Object.entries(JSON.parse(file) as Record<string, string>);
    const [hash, query] = documents.find(([, text]) => text.includes('query BrochureDetailsScreen(')) ?? [];
    const variables = { databaseId: ad.id };
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
    const byHash = await server.app.inject({
      url: '/graphql',
      query: { operationName: 'BrochureDetailsScreen', variables: JSON.stringify(variables), extensions },
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect(byHash.body).toContain(marker);
    const payload = { operationName: 'BrochureDetailsScreen', query, variables };
    expect((await server.app.inject({ method: 'POST', url: '/graphql', payload })).body).toContain(marker);
    const changed = { ...payload, query: `${query ?? ''} ` };
    expect((await server.app.inject({ method: 'POST', url: '/graphql', payload: changed })).body).not.toContain(marker);
  });

  it('to administrators, who review it', async () => {
    const { data } = await askGraphql(server, { query: questions()['by number']!, as: administrator });
    expect(JSON.stringify(data)).toContain(marker);
  });
});
