import { randomUUID } from 'node:crypto';
import { toGlobalId } from '../../shared/globalId';
import { askGraphql } from '../../test/askGraphql';
import { countStatements } from '../../test/database/countStatements';
import { makeAccount, testPassword } from '../../test/factories/makeAccount';
import { makeBrochure } from '../../test/factories/makeBrochure';
import { makeContractWorld, type ContractWorld } from '../../test/contracts/makeContractWorld';
import { useTestServer } from '../../test/useTestServer';

const server = useTestServer();
let world: ContractWorld;

beforeAll(async () => {
  world = await makeContractWorld(server.dependencies.database);
});

const ask = (query: string, more: Omit<Parameters<typeof askGraphql>[1], 'query'> = {}) =>
  askGraphql(server, { query, ...more });

describe('lists of ads', () => {
  interface ListPage {
    edges: { node: { databaseId: number }; cursor: string; distanceKm: number | null }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
    totalCount?: number;
  }
  const fields = `edges { node { databaseId } cursor distanceKm }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;
  const list = async (args: string, more: Parameters<typeof ask>[1] = {}): Promise<ListPage> => {
    const { data, errors } = await ask(`{ brochures${args && `(${args})`} { ${fields} totalCount } }`, more);
    expect(errors).toEqual([]);
    return data!['brochures'] as ListPage;
  };
  const idsOf = (page: ListPage) => page.edges.map(({ node }) => node.databaseId);

  it('contain what the public may see, lowest index first', async () => {
    const page = await list('');
    expect(idsOf(page)).toEqual([world.coupon.id, world.landing.id, world.directory.id]);
    expect(page.totalCount).toBe(3);
  });

  it.each([
    '',
    'first: 1',
    'filter: { q: "a" }',
    'filter: { minSaving: 100 }',
    'first: 1, filter: { withPrice: false }',
  ])('count their offers, alone and with the ads: %s', async (args) => {
    const asked = args && `(${args})`;
    const { data } = await ask(`{
        alone: brochures${asked} { offerCount }
        whole: brochures${asked} { edges { node { id } } totalCount offerCount }
        coupons: brochures(filter: { types: [CP_AD] }) { totalCount }
      }`);
    const { alone, whole, coupons } = data as Record<string, { offerCount: number; totalCount: number }>;
    if (!/100|false|"a"/.test(args)) expect(alone!.offerCount).toBe(coupons!.totalCount);
    expect(whole!.offerCount).toBe(alone!.offerCount);
    expect(whole!.offerCount).toBeLessThanOrEqual(whole!.totalCount);
  });

  it('are paged forward and backward, each ad once', async () => {
    const types = 'filter: { types: [LP_AD, PT_AD, BRO_AD, CP_AD, BLD_AD, ATDW_AD] }';
    const all = idsOf(await list(`first: 100, ${types}`));
    const forward: number[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: ListPage = await list(`first: 2, ${types}${after ? `, after: "${after}"` : ''}`);
      forward.push(...idsOf(page));
      ({ endCursor: after, hasNextPage: more } = page.pageInfo);
    }
    const backward: number[] = [];
    for (let before: string | null = null, more = true; more;) {
      const page: ListPage = await list(`last: 2, ${types}${before ? `, before: "${before}"` : ''}`);
      backward.unshift(...idsOf(page));
      ({ startCursor: before, hasPreviousPage: more } = page.pageInfo);
    }
    // the tourism ad is for our own pages
    expect(all).toHaveLength(5);
    expect(forward).toEqual(all);
    expect(backward).toEqual(all);
  });

  it('return the distance from a place', async () => {
    const page = await list('filter: { near: { latitude: -26.4, longitude: 153.1 } }');
    expect(page.edges.map(({ node, distanceKm }) => [node.databaseId, Math.round(distanceKm!)])).toEqual([
      [world.landing.id, 0],
      [world.coupon.id, 111],
    ]);
  });

  it('are empty rather than absent', async () => {
    const page = await list('filter: { categories: ["NO_SUCH"] }');
    expect(page).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      totalCount: 0,
    });
  });

  it('return 24 items by default', async () => {
    const vendor = await makeAccount(server.dependencies.database, { role: 'VENDOR' });
    for (let i = 0; i < 25; i += 1) await makeBrochure(server.dependencies.database, { vendorId: vendor.vendorId });
    const page = await list(`filter: { vendorId: ${vendor.vendorId} }`, { as: vendor });
    expect([page.edges.length, page.totalCount]).toEqual([24, 25]);
  });

  it('are paged by number for administrators only', async () => {
    const page = await list('first: 1, offset: 1, orderBy: [{ field: ID, direction: ASC }]', {
      as: world.administrator,
    });
    expect(idsOf(page)).toEqual([world.coupon.id]);
    const query = '{ brochures(offset: 1) { totalCount } }';
    expect((await ask(query)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect((await ask(query, { as: world.seller })).errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('take four statements with all fields selected, and count only on request', async () => {
    const node = `id title displayTitle summary isActive vendor { companyName } category { name } mapArea { name }
      address { line1 } thumbnail { url } assets { url renditions { url } }`;
    const query = (extra: string) => `{ brochures(first: 1) { edges { node { ${node} } } ${extra} } }`;
    await ask(query('')); // categories and areas are in memory now
    expect(await countStatements(() => ask(query('')))).toHaveLength(3);
    expect(await countStatements(() => ask(query('totalCount')))).toHaveLength(4);
  });
});

describe('one ad', () => {
  it('is found in three ways, with its related records', async () => {
    const { landing } = world;
    const selection = `{ databaseId title isActive thumbnail { url } assets(types: [BROCHURE_PDF]) { type }
      vendor { companyName } category { code parent { code } } brochureCategories { code } mapArea { code }
      address { line1 postcode state countryCode } }`;
    const references = [
      `id: "${toGlobalId('Brochure', landing.id)}"`,
      `databaseId: ${landing.id}`,
      `did: "${landing.did}"`,
    ];
    for (const reference of references) {
      const { data } = await ask(`{ brochure(${reference}) ${selection} }`);
      expect(data).toEqual({
        brochure: {
          databaseId: landing.id,
          title: 'Breakfast by the river',
          isActive: true,
          thumbnail: { url: 'https://pictures.example/one.jpg' },
          assets: [{ type: 'BROCHURE_PDF' }],
          vendor: { companyName: 'Tide Cafe Pty Ltd' },
          category: { code: 'FOOD_DRINK_CAFES', parent: { code: 'FOOD_DRINK' } },
          brochureCategories: [{ code: 'TOURS' }],
          mapArea: { code: 'noosa' },
          address: { line1: '1 River Street', postcode: '4567', state: 'QLD', countryCode: 'AU' },
        },
      });
    }
  });

  it('without a title is shown under the name of its company or of its vendor', async () => {
    const { database } = server.dependencies;
    const vendorId = world.vendor.id;
    const { id } = await makeBrochure(database, { title: null, companyName: null, vendorId });
    const query = `{ brochure(databaseId: ${id}) { title displayTitle } }`;
    expect((await ask(query, { as: world.administrator })).data).toEqual({
      brochure: { title: null, displayTitle: 'Tide Cafe Pty Ltd' },
    });
  });

  it('is hidden from the public once archived, and visible to administrators', async () => {
    const query = `{ brochure(databaseId: ${world.archived.id}) { status } }`;
    const anonymous = await ask(query);
    expect([anonymous.status, anonymous.data, anonymous.errors[0]?.extensions['code']]).toEqual([
      200,
      { brochure: null },
      'GONE',
    ]);
    expect((await ask(query, { as: world.administrator })).data).toEqual({ brochure: { status: 'ARCHIVED' } });
  });

  it('is null if it never existed', async () => {
    expect((await ask('{ brochure(databaseId: 999999) { id } }')).data).toEqual({ brochure: null });
  });

  it('shows the address of a tourism ad to its owners only', async () => {
    const query = `{ brochure(databaseId: ${world.tourism.id}) { contactEmail } }`;
    expect((await ask(query)).data).toEqual({ brochure: null });
    expect((await ask(query, { as: world.administrator })).data).toEqual({
      brochure: { contactEmail: 'private@tourism.example' },
    });
  });
});

describe('global ids', () => {
  it('fetch every type again', async () => {
    const { data } = await ask(`{
      brochure(databaseId: ${world.landing.id}) { id vendor { id } category { id } mapArea { id } thumbnail { id } }
    }`);
    const ad = data!['brochure'] as Record<string, { id: string }> & { id: string };
    const ids = [ad.id, ad['vendor']!.id, ad['category']!.id, ad['mapArea']!.id, ad['thumbnail']!.id];
    const again = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }', { variables: { ids } });
    const types = ['Brochure', 'Vendor', 'Category', 'MapArea', 'Asset'];
    expect(again.data).toEqual({ nodes: ids.map((id, at) => ({ __typename: types[at], id })) });
  });

  it('return null in their place for what the caller may not see', async () => {
    const { archived, deleted, seller, landing } = world;
    const ids = [
      toGlobalId('Brochure', archived.id),
      toGlobalId('Brochure', deleted.id),
      toGlobalId('Account', seller.id),
      toGlobalId('Nothing', 1),
      'rubbish',
      toGlobalId('Brochure', landing.id),
    ];
    const question = { variables: { ids } };
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }';
    expect((await ask(query, question)).data).toEqual({
      nodes: [null, null, null, null, null, { __typename: 'Brochure' }],
    });
    expect((await ask(query, { ...question, as: seller })).data).toEqual({
      nodes: [{ __typename: 'Brochure' }, null, { __typename: 'Account' }, null, null, { __typename: 'Brochure' }],
    });
  });

  it('of many ads and their files take one statement for each kind', async () => {
    const { data } = await ask('{ brochures { edges { node { id assets { id } } } } }');
    const ads = (data!['brochures'] as { edges: { node: { id: string; assets: { id: string }[] } }[] }).edges;
    const ids = ads.flatMap(({ node }) => [node.id, ...node.assets.map((asset) => asset.id)]);
    expect(ids.length).toBeGreaterThan(5);
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Brochure { category { name } } } }';
    expect(await countStatements(() => ask(query, { variables: { ids } }))).toHaveLength(2);
  });

  it('are limited to a hundred', async () => {
    const ids = Array.from({ length: 101 }, (_, at) => toGlobalId('Vendor', at + 1));
    const { errors } = await ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { variables: { ids } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'ids', code: 'TOO_MANY' }],
    });
  });
});

describe('menus', () => {
  it('list categories with their sub-categories, all or those with ads', async () => {
    const selection = '{ totalCount edges { node { code subCategories { code } } } }';
    const all = await ask(`{ categories(first: 100) ${selection} }`);
    const { edges } = all.data!['categories'] as { edges: { node: { code: string } }[] };
    expect(edges.find(({ node }) => node.code === 'FOOD_DRINK')).toEqual({
      node: { code: 'FOOD_DRINK', subCategories: [{ code: 'FOOD_DRINK_CAFES' }] },
    });
    const active = await ask(`{ categories(activeOnly: true, types: [BRO_AD]) ${selection} }`);
    expect(active.data).toEqual({
      categories: { totalCount: 1, edges: [{ node: { code: 'TOURS', subCategories: [] } }] },
    });
  });

  it('list map areas, page by page', async () => {
    const query = (args: string) => `{ mapAreas(${args}) { edges { node { code } cursor } pageInfo { hasNextPage } } }`;
    const first = await ask(query('first: 1'));
    const page = first.data!['mapAreas'] as { edges: { node: { code: string }; cursor: string }[]; pageInfo: object };
    expect(page).toMatchObject({ edges: [{ node: { code: 'empty' } }], pageInfo: { hasNextPage: true } });
    const second = await ask(query(`first: 5, after: "${page.edges[0]!.cursor}"`));
    expect(second.data).toMatchObject({
      mapAreas: { edges: [{ node: { code: 'noosa' } }], pageInfo: { hasNextPage: false } },
    });
    const chosen = await ask(query('mapArea: "noosa"'));
    expect(chosen.data).toMatchObject({ mapAreas: { edges: [{ node: { code: 'noosa' } }] } });
    expect((await ask(query('mapArea: "nowhere"'))).data).toMatchObject({ mapAreas: { edges: [] } });
    const active = await ask(query('activeOnly: true'));
    expect(active.data).toMatchObject({ mapAreas: { edges: [{ node: { code: 'noosa' } }] } });
  });
});

describe('signing in', () => {
  const login = (username: string, password: string) =>
    ask(
      `mutation ($input: LoginInput!) { login(input: $input) {
        accessToken expiresIn viewer { role permissions account { email } vendor { companyName } }
      } }`,
      { variables: { input: { username, password } } },
    );

  it('returns a token that identifies the caller until all sessions are ended', async () => {
    const account = await makeAccount(server.dependencies.database, { role: 'VENDOR', vendorId: world.vendor.id });
    const { data } = await login(account.email.toUpperCase(), testPassword);
    const session = data!['login'] as { accessToken: string; expiresIn: number; viewer: { permissions: string[] } };
    expect(session).toMatchObject({
      expiresIn: 28_800,
      viewer: { role: 'VENDOR', account: { email: account.email }, vendor: { companyName: 'Tide Cafe Pty Ltd' } },
    });
    expect(session.viewer.permissions).toContain('logoutEverywhere');
    expect(session.viewer.permissions).not.toContain('publishBrochure');

    const withToken = (query: string) =>
      server.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${session.accessToken}` },
        payload: { query },
      });
    const viewer = '{ viewer { account { email } } }';
    expect((await withToken(viewer)).json()).toMatchObject({ data: { viewer: { account: { email: account.email } } } });
    expect((await withToken('mutation { logoutEverywhere { ok } }')).json()).toMatchObject({
      data: { logoutEverywhere: { ok: true } },
    });
    expect((await withToken(viewer)).json()).toMatchObject({ data: { viewer: null } });
  });

  it('refuses a wrong password and an unknown user alike', async () => {
    const { seller } = world;
    const [wrong, unknown] = [
      await login(seller.email, 'not the password'),
      await login(`${randomUUID()}@a.example`, 'x'),
    ];
    expect(wrong.errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect(unknown.errors[0]?.message).toBe(wrong.errors[0]?.message);
  });

  it('says when to retry after too many failures', async () => {
    const email = `${randomUUID()}@a.example`;
    for (let i = 0; i < 5; i += 1) await login(email, 'wrong');
    const { errors, headers } = await login(email, 'wrong');
    const { code, retryAfter } = errors[0]!.extensions;
    expect([code, typeof retryAfter]).toEqual(['TOO_MANY_REQUESTS', 'number']);
    expect(headers['retry-after']).toBe(String(retryAfter));
  });
});

describe('the life of an ad', () => {
  const change = (verb: string, id: number, as = world.administrator) =>
    ask(
      `mutation ($input: ${verb[0]!.toUpperCase()}${verb.slice(1)}BrochureInput!) {
      ${verb}Brochure(input: $input) { brochure { status archiveReason } }
    }`,
      { as, variables: { input: { id: toGlobalId('Brochure', id) } } },
    );

  it('goes from review to the public, is taken down and comes back', async () => {
    const { id } = await makeBrochure(server.dependencies.database, {
      type: 'PT_AD',
      googleAdUrl: 'https://elsewhere.example/',
    });
    const steps: [string, string][] = [
      ['publish', 'PUBLISHED'],
      ['publish', 'PUBLISHED'],
      ['archive', 'ARCHIVED'],
      ['unarchive', 'PENDING_REVIEW'],
    ];
    for (const [verb, status] of steps) {
      expect((await change(verb, id)).data).toMatchObject({ [`${verb}Brochure`]: { brochure: { status } } });
    }
  });

  it('names the state that forbids a step, and the missing fields of a publication', async () => {
    const { database } = server.dependencies;
    const archived = await makeBrochure(database, { status: 'ARCHIVED' });
    expect((await change('publish', archived.id)).errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    const coupon = await makeBrochure(database, { type: 'CP_AD' });
    const { errors } = await change('publish', coupon.id);
    const fields = (errors[0]!.extensions['errors'] as { field: string }[]).map(({ field }) => field);
    expect(errors[0]?.extensions['code']).toBe('VALIDATION_FAILED');
    expect(fields).toEqual(expect.arrayContaining(['normalPriceCents', 'validTo', 'termsOfOffer']));
  });

  it('is NOT_FOUND for an unknown ad', async () => {
    expect((await change('archive', 2_000_000_000)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  });
});

describe('an internal error', () => {
  it('reveals only the id under which it is logged', async () => {
    const broken = jest
      .spyOn(server.dependencies.database, 'query')
      .mockRejectedValue(new Error('secret table missing'));
    try {
      const { status, errors, data } = await ask('{ mapAreas { totalCount } }');
      expect([status, data]).toEqual([200, null]);
      expect(Object.keys(errors[0]!.extensions).sort()).toEqual(['code', 'requestId']);
      expect(errors[0]?.extensions['code']).toBe('INTERNAL');
      expect(JSON.stringify(errors)).not.toContain('secret');
    } finally {
      broken.mockRestore();
    }
  });
});
