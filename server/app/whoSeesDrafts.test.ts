import { readFileSync } from 'node:fs';
import type { Account } from '../domains/accounts/Account';
import type { Brochure } from '../domains/brochures/Brochure';
import { toGlobalId } from '../shared/globalId';
import { askGraphql } from '../test/askGraphql';
import { makeAccount } from '../test/factories/makeAccount';
import { makeAsset } from '../test/factories/makeAsset';
import { makeBrochure } from '../test/factories/makeBrochure';
import { useTestServer } from '../test/useTestServer';

const server = useTestServer();

/** The table of docs/rules/visibility.md#who-sees-what, without its head. */
const rows = readFileSync('docs/rules/visibility.md', 'utf8')
  .split('\n## ')
  .filter((section) => section.startsWith('Who sees what'))
  .flatMap((section) => section.split('\n').filter((line) => line.startsWith('| ')))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

let ads: Record<string, Brochure>;
let logins: Record<string, Account>;
let tokens: Record<string, Record<string, string>>;

beforeAll(async () => {
  const { database } = server.dependencies;
  const vendor = await makeAccount(database, { role: 'VENDOR' });
  logins = {
    'its vendor': vendor,
    'another vendor': await makeAccount(database, { role: 'VENDOR' }),
    administrator: await makeAccount(database),
  };
  const own = { vendorId: vendor.vendorId };
  ads = {
    draft: await makeBrochure(database, { ...own, submittedAt: null }),
    waiting: await makeBrochure(database, own),
  };
  for (const ad of Object.values(ads)) await makeAsset(database, { brochureId: ad.id });
  const ofList = await share({ vendorId: toGlobalId('Vendor', vendor.vendorId ?? 0) });
  const ofAds = Object.entries(ads).map(async ([name, { id }]) => {
    const own = await share({ brochureId: toGlobalId('Brochure', id) });
    return [name, { "holder of the ad's preview link": own, "holder of the list's preview link": ofList }] as const;
  });
  tokens = Object.fromEntries(await Promise.all(ofAds));
});

async function share(input: object): Promise<string> {
  const query = `mutation($input: SharePreviewInput!) { sharePreview(input: $input) { token } }`;
  const { data } = await askGraphql(server, { query, variables: { input }, as: logins['its vendor'] ?? null });
  return (data as { sharePreview: { token: string } }).sharePreview.token;
}

const query = `query($id: Int!, $token: String, $ofVendor: BrochureFilter!, $all: BrochureFilter!) {
  brochure(databaseId: $id, previewToken: $token) { databaseId isDraft }
  ofVendor: brochures(first: 50, filter: $ofVendor) { totalCount edges { node { databaseId } } }
  all: brochures(first: 50, filter: $all) { totalCount edges { node { databaseId } } }
  brochureMarkers(filter: $all) { totalCount }
  brochureFacets(filter: $all) { types { count } }
}`;

interface List {
  totalCount: number;
  edges: { node: { databaseId: number } }[];
}

interface Answers {
  brochure: { isDraft: boolean } | null;
  ofVendor: List;
  all: List;
}

const statuses = ['PENDING_REVIEW', 'PUBLISHED', 'ARCHIVED'];

/** Asks GraphQL and REST; their answers have to agree. */
async function seenBy(caller: string, ad: Brochure, name: string): Promise<string[]> {
  const as = logins[caller] ?? null;
  const token = tokens[name]?.[caller];
  const variables = {
    ...{ id: ad.id, token, ofVendor: { vendorId: ad.vendorId, statuses, previewToken: token } },
    all: { statuses, previewToken: token },
  };
  const { data, errors } = await askGraphql(server, { query, variables, as });
  expect(errors).toEqual([]);
  const { brochure, ofVendor, all } = data as unknown as Answers;
  const holds = ({ edges, totalCount }: List) => {
    expect(totalCount).toBe(edges.length);
    return edges.some(({ node }) => node.databaseId === ad.id);
  };
  const headers = as ? await server.authorizationOf(as) : {};
  const preview = token === undefined ? '' : `&preview=${token}`;
  const rest = async (path: string): Promise<boolean> => {
    const { statusCode, body } = await server.app.inject({ url: `/rest/brochure/public/?${path}${preview}`, headers });
    return (
      statusCode === 200 && (JSON.parse(body) as { content: { id: number }[] }).content.some(({ id }) => id === ad.id)
    );
  };
  const pending = 'statuses=PENDING_REVIEW';
  const seen = [brochure !== null, holds(ofVendor), holds(all)];
  expect([
    await rest(`id=${ad.id}&${pending}`),
    await rest(`vendor=${String(ad.vendorId)}&${pending}`),
    await rest(pending),
  ]).toEqual(seen);
  return [...seen, await isQueued(ad, as)].map((isSeen) => (isSeen ? 'yes' : 'no'));
}

async function isQueued(ad: Brochure, as: Account | null): Promise<boolean> {
  const pendingReviews = `{ pendingReviews(first: 50) { totalCount edges { node { brochure { databaseId } } } } }`;
  const { data } = await askGraphql(server, { query: pendingReviews, as });
  if (data === null) return false;
  const { edges, totalCount } = (
    data as { pendingReviews: { totalCount: number; edges: { node: { brochure: { databaseId: number } } }[] } }
  ).pendingReviews;
  expect(totalCount).toBe(edges.length);
  return edges.some(({ node }) => node.brochure.databaseId === ad.id);
}

it('the table names every caller with both kinds of ad', () => {
  expect(rows).toHaveLength(14);
});

it.each(rows)('%s: %s', async (caller = '', name = '', ...cells) => {
  const isOpen = caller.includes('PREVIEWS=open');
  Object.assign(server.dependencies.config, { previews: isOpen ? 'open' : 'signed' });
  const ad = ads[name];
  if (!ad) throw new Error(`The table names an unknown ad: ${name}`);
  expect(await seenBy(caller, ad, name)).toEqual(cells);
});

it('administrators find drafts when they ask for them, marked as such', async () => {
  const ask = `query($id: Int!) {
    drafts: brochures(filter: { isDraft: true }) { totalCount edges { node { databaseId isDraft } } }
    others: brochures(filter: { isDraft: false }) { totalCount edges { node { databaseId isDraft } } }
    byId: brochures(filter: { ids: [$id] }) { totalCount }
    adminSearch(query: "${ads['draft']?.did ?? ''}") { hits { databaseId detail } }
  }`;
  const [draft, waiting] = [ads['draft']?.id, ads['waiting']?.id];
  const { data, errors } = await askGraphql(server, {
    query: ask,
    variables: { id: draft },
    as: logins['administrator'] ?? null,
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    drafts: { totalCount: 1, edges: [{ node: { databaseId: draft, isDraft: true } }] },
    others: { totalCount: 1, edges: [{ node: { databaseId: waiting, isDraft: false } }] },
    byId: { totalCount: 1 },
    adminSearch: [{ hits: [{ databaseId: draft, detail: expect.stringContaining('draft') as string }] }],
  });
});

it('only its company counts a draft', async () => {
  const ask = `{ vendors(first: 50) { edges { node { databaseId brochuresCount } } } }`;
  const countFor = async (caller: string) => {
    const { data } = await askGraphql(server, { query: ask, as: logins[caller] ?? null });
    const { edges } = (data as { vendors: { edges: { node: { databaseId: number; brochuresCount: number } }[] } })
      .vendors;
    return edges.find(({ node }) => node.databaseId === ads['draft']?.vendorId)?.node.brochuresCount;
  };
  expect([await countFor('its vendor'), await countFor('administrator')]).toEqual([2, 1]);
});
