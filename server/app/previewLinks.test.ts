import type { Account } from '../domains/accounts/Account';
import { Brochure } from '../domains/brochures/Brochure';
import { toGlobalId } from '../shared/globalId';
import { askGraphql } from '../test/askGraphql';
import { makeAccount } from '../test/factories/makeAccount';
import { makeBrochure } from '../test/factories/makeBrochure';
import { makeCouponAd } from '../test/factories/makeCouponAd';
import { useTestServer } from '../test/useTestServer';
import { findBuiltClient } from './pages/client-build/clientFolders';

// with the response cache, which must not store what a token opens
const server = useTestServer({ responseCache: { megabytes: 8, fastPath: true } });
let administrator: Account;
let vendor: Account;

beforeAll(async () => {
  if (findBuiltClient() === undefined) throw new Error('These tests read the built pages: run `npm run build` first.');
  const { database } = server.dependencies;
  administrator = await makeAccount(database);
  vendor = await makeAccount(database, { role: 'VENDOR' });
});

const pending = (values: Partial<Brochure> = {}) =>
  makeBrochure(server.dependencies.database, { vendorId: vendor.vendorId, title: 'Not seen yet', ...values });

interface Shared {
  url: string;
  token: string;
  expiresAt: string;
}

async function share(input: object, as: Account = vendor): Promise<Shared> {
  const query = `mutation($input: SharePreviewInput!) { sharePreview(input: $input) { url token expiresAt } }`;
  const { data, errors } = await askGraphql(server, { query, variables: { input }, as });
  expect(errors).toEqual([]);
  return (data as { sharePreview: Shared }).sharePreview;
}

const shareAd = (ad: Brochure, as?: Account) => share({ brochureId: toGlobalId('Brochure', ad.id) }, as);
const shareList = () => share({ vendorId: toGlobalId('Vendor', vendor.vendorId ?? 0) });

async function refusalOf(input: object, as: Account | null): Promise<unknown> {
  const query = `mutation($input: SharePreviewInput!) { sharePreview(input: $input) { url } }`;
  const { errors } = await askGraphql(server, { query, variables: { input }, as });
  return errors[0]?.extensions['code'];
}

/** Where the token opens the ad, each as true or false. */
async function openedBy(token: string, { id, did, vendorId }: Brochure) {
  const query = `query($id: Int, $did: String, $token: String, $byId: BrochureFilter, $ofVendor: BrochureFilter) {
    byNumber: brochure(databaseId: $id, previewToken: $token) { databaseId }
    byDid: brochure(did: $did, previewToken: $token) { databaseId }
    byId: brochures(first: 50, filter: $byId) { totalCount edges { node { databaseId } } }
    ofVendor: brochures(first: 50, filter: $ofVendor) { edges { node { databaseId } } }
    marks: brochureMarkers(filter: $byId) { totalCount }
  }`;
  const variables = {
    ...{ id, did, token },
    byId: { ids: [id], previewToken: token },
    ofVendor: { vendorId, previewToken: token },
  };
  const { data, errors } = await askGraphql(server, { query, variables });
  expect(errors).toEqual([]);
  type List = { edges: { node: { databaseId: number } }[] };
  const { byNumber, byDid, byId, ofVendor } = data as Record<'byNumber' | 'byDid', object | null> &
    Record<'byId' | 'ofVendor', List>;
  const holds = ({ edges }: List) => edges.some(({ node }) => node.databaseId === id);
  const rest = await server.app.inject(`/rest/brochure/public/?id=${id}&preview=${token}`);
  const page = await server.app.inject(`/details/${id}?preview=${token}`);
  return {
    byNumber: byNumber !== null,
    byDid: byDid !== null,
    byId: holds(byId),
    ofVendor: holds(ofVendor),
    rest: rest.statusCode === 200 && rest.json<{ content: { id: number }[] }>().content[0]?.id === id,
    page: page.statusCode === 200 && page.body.includes('Preview – not yet published'),
  };
}

const everywhere = { byNumber: true, byDid: true, byId: true, ofVendor: true, rest: true, page: true };
const nowhere = { byNumber: false, byDid: false, byId: false, ofVendor: false, rest: false, page: false };

/** Archives and restores: two changes of state, after which the ad waits again. */
async function changeState({ id }: Brochure): Promise<void> {
  for (const verb of ['archiveBrochure', 'unarchiveBrochure']) {
    const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${verb}(input: $input) { brochure { status } } }`;
    const variables = { input: { id: toGlobalId('Brochure', id) } };
    expect((await askGraphql(server, { query, variables, as: administrator })).errors).toEqual([]);
  }
}

describe('the link of an ad', () => {
  it('opens that ad everywhere, and no other', async () => {
    const [ad, other] = [await pending(), await pending()];
    const { url, token, expiresAt } = await shareAd(ad);
    expect(url).toBe(`${server.dependencies.config.http.publicUrl}/details/${ad.id}?preview=${token}`);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 29 * 24 * 60 * 60 * 1000);
    expect(await openedBy(token, ad)).toEqual(everywhere);
    expect(await openedBy(token, other)).toEqual(nowhere);
  });

  it('opens an ad before its first day', async () => {
    const ad = await pending({ validFrom: '2099-01-01' });
    expect(await openedBy((await shareAd(ad)).token, ad)).toEqual(everywhere);
  });

  it('expires with the next change of state, also if the ad waits again afterwards', async () => {
    const ad = await pending();
    const { token } = await shareAd(ad);
    await changeState(ad);
    expect(await openedBy(token, ad)).toEqual(nowhere);
    expect(await openedBy((await shareAd(ad)).token, ad)).toEqual(everywhere);
  });

  it('survives changes of the ad', async () => {
    const ad = await pending();
    const { token } = await shareAd(ad);
    await server.dependencies.database.getRepository(Brochure).update({ id: ad.id }, { title: 'Another title' });
    expect(await openedBy(token, ad)).toEqual(everywhere);
  });

  it.each([
    ['goes to another company', { vendorId: null }],
    ['is deleted', { recordStatus: false, deletedAt: new Date() }],
  ])('expires when the ad %s', async (_what, change) => {
    const ad = await pending();
    const { token } = await shareAd(ad);
    const brochures = server.dependencies.database.getRepository(Brochure);
    await brochures.update({ id: ad.id }, change);
    await brochures.update({ id: ad.id }, { vendorId: ad.vendorId, recordStatus: true, deletedAt: null });
    expect(await openedBy(token, ad)).toEqual(nowhere);
  });

  it('leads to the page of a brochure ad, also by the other address, and keeps the token', async () => {
    const ad = await pending({ type: 'BRO_AD', flipbookUrl: 'https://books.example/one' });
    const { url, token } = await shareAd(ad);
    expect(url).toContain(`/details/brochure-ad/${ad.id}?preview=`);
    const moved = await server.app.inject(`/details/${ad.id}?preview=${token}`);
    expect([moved.statusCode, moved.headers.location]).toEqual([302, `/details/brochure-ad/${ad.id}?preview=${token}`]);
    expect(moved.headers['cache-control']).toBe('private, no-store');
  });

  it('sells nothing', async () => {
    const ad = await makeCouponAd(server.dependencies.database, {
      status: 'PENDING_REVIEW',
      vendorId: vendor.vendorId,
    });
    const { token } = await shareAd(ad);
    const { body } = await server.app.inject(`/details/${ad.id}?preview=${token}`);
    expect(body).not.toContain('Get coupon');
    const url = `/rest/brochure/public/${ad.id}/purchase?preview=${token}`;
    const bought = await server.app.inject({
      method: 'POST',
      url,
      payload: { name: 'Pat', email: 'pat@people.example' },
    });
    expect([400, 404]).toContain(bought.statusCode);
  });
});

describe('the link of a vendor', () => {
  it('opens the ads that wait now, and expires for each separately', async () => {
    const [one, two] = [await pending(), await pending()];
    const { url, token } = await shareList();
    expect(url).toContain(`/?vendorId=${vendor.vendorId}&preview=${token}`);
    expect(await openedBy(token, one)).toEqual(everywhere);
    await changeState(one);
    const later = await pending();
    expect(await openedBy(token, one)).toEqual(nowhere);
    expect(await openedBy(token, later)).toEqual(nowhere);
    expect(await openedBy(token, two)).toEqual(everywhere);
  });

  it('shows the list as a page, and its cards keep the token', async () => {
    const ad = await pending();
    const { token } = await shareList();
    const page = await server.app.inject(`/?vendorId=${vendor.vendorId}&preview=${token}`);
    expect(page.body).toContain(`href="/details/${ad.id}?preview=${token}"`);
    expect(page.body).toContain('Preview – not yet published');
  });

  it("opens no other vendor's ads", async () => {
    const other = await makeAccount(server.dependencies.database, { role: 'VENDOR' });
    const ad = await pending({ vendorId: other.vendorId });
    expect(await openedBy((await shareList()).token, ad)).toEqual(nowhere);
  });
});

describe('an ad opened by a token', () => {
  it('is not cached, and excluded from search engines', async () => {
    const ad = await pending();
    const { token } = await shareAd(ad);
    for (const path of [`/details/${ad.id}?preview=${token}`, `/?id=${ad.id}&preview=${token}`]) {
      const page = await server.app.inject(path);
      expect([path, page.statusCode, page.headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
      expect([page.headers.etag, page.headers['x-robots-tag']]).toEqual([undefined, 'noindex']);
      expect(page.body).toMatch(/<meta name="robots" content="noindex"/);
      expect(page.body).not.toMatch(/<link rel="canonical" href="[^"]*preview/);
    }
    const rest = await server.app.inject(`/rest/brochure/public/?id=${ad.id}&preview=${token}`);
    expect([rest.headers['cache-control'], rest.headers.etag]).toEqual(['no-store', undefined]);
    const query = 'query($id: Int, $token: String) { brochure(databaseId: $id, previewToken: $token) { title } }';
    const asked = new URLSearchParams({ query, variables: JSON.stringify({ id: ad.id, token }) });
    const url = `/graphql?${asked.toString()}`;
    const graphql = await server.app.inject({ url, headers: { 'apollo-require-preflight': 'true' } });
    expect(graphql.json()).toMatchObject({ data: { brochure: { title: 'Not seen yet' } } });
    expect([graphql.headers['cache-control'], graphql.headers.etag]).toEqual(['no-store', undefined]);
  });

  it('keeps the public response in the cache', async () => {
    const ad = await pending({ status: 'PUBLISHED' });
    const page = await server.app.inject(`/details/${ad.id}`);
    expect(page.headers.etag).toBeDefined();
  });
});

describe('an invalid token', () => {
  it.each(['nonsense', 'a.b.c', ''])('%j: the page says that the link has expired', async (token) => {
    const ad = await pending();
    const page = await server.app.inject(`/details/${ad.id}?preview=${token}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('This preview link has ended');
    expect(page.body).not.toContain('Not seen yet');
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('says the same of an ad that does not exist', async () => {
    const page = await server.app.inject('/details/999999999?preview=nonsense');
    expect([page.statusCode, page.body.includes('This preview link has ended')]).toEqual([404, true]);
  });

  it('does not hide published ads', async () => {
    const ad = await pending({ status: 'PUBLISHED' });
    const page = await server.app.inject(`/details/${ad.id}?preview=nonsense`);
    expect([page.statusCode, page.body.includes('Preview – not yet published')]).toEqual([200, false]);
  });
});

describe('links can be created by', () => {
  it('the vendor and administrators, and the audit log records it without the token', async () => {
    const ad = await pending();
    const { token } = await shareAd(ad);
    await shareAd(ad, administrator);
    const lines = await server.dependencies.database.query<object[]>(
      `SELECT * FROM audit_log_entries WHERE action = 'sharePreview' AND entity_id = $1`,
      [ad.id],
    );
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  it('nobody else', async () => {
    const ad = await pending();
    const other = await makeAccount(server.dependencies.database, { role: 'VENDOR' });
    const ofAd = { brochureId: toGlobalId('Brochure', ad.id) };
    const ofVendor = { vendorId: toGlobalId('Vendor', vendor.vendorId ?? 0) };
    for (const input of [ofAd, ofVendor]) {
      expect(await refusalOf(input, other)).toBe('FORBIDDEN');
      expect(await refusalOf(input, null)).toBe('UNAUTHENTICATED');
    }
  });

  it('and only for pending ads', async () => {
    for (const status of ['PUBLISHED', 'ARCHIVED'] as const) {
      const ad = await pending({ status });
      expect(await refusalOf({ brochureId: toGlobalId('Brochure', ad.id) }, vendor)).toBe('CONFLICT');
    }
  });
});
