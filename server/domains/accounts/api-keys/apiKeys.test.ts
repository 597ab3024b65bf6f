import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import { askGraphql } from '../../../test/askGraphql';
import { makeAccount, testPassword } from '../../../test/factories/makeAccount';
import { makeApiKey } from '../../../test/factories/makeApiKey';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { serveDatabase, type ServedDatabase } from '../../../test/cluster/serveDatabase';
import { useTestServer } from '../../../test/useTestServer';
import { Account } from '../Account';
import { ApiKey } from './ApiKey';
import { scopesToGive } from './scopesToGive';

const server = useTestServer();
let elsewhere: ServedDatabase;
beforeAll(async () => {
  elsewhere = await serveDatabase(server.dependencies.database, {});
});
afterAll(() => elsewhere.stop());

const database = () => server.dependencies.database;
const administrator = () => makeAccount(database());
const owner = (values: Partial<Account> = {}) => makeAccount(database(), { role: 'VENDOR', ...values });
const keyIn = (id: number) => database().getRepository(ApiKey).findOneByOrFail({ id });

const graphql = (authorization: string, query: string, headers = {}) =>
  server.app.inject({ method: 'POST', url: '/graphql', headers: { authorization, ...headers }, payload: { query } });
const statusOf = async (authorization: string, app = server.app) =>
  (await app.inject({ url: '/rest/category/public/all', headers: { authorization } })).statusCode;

const createMutation = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { secret apiKey { did prefix scopes kind expiresAt allowedOrigins } } }`;
const asked = { name: ' Our  website ', scopes: ['brochures:read'], password: testPassword };

describe('making a key', () => {
  it('shows it once and keeps its hash, with a line in the audit log', async () => {
    const as = await owner();
    const { data, errors } = await askGraphql(server, { query: createMutation, variables: { input: asked }, as });
    expect(errors).toEqual([]);
    const { secret, apiKey } = data!['createApiKey'] as { secret: string; apiKey: { did: string; prefix: string } };
    expect(secret).toMatch(/^lok_[0-9A-Za-z]{32}_[0-9a-f]{8}$/);
    expect(apiKey).toMatchObject({ scopes: ['brochures:read'], kind: 'ACCOUNT', prefix: secret.slice(0, 12) });
    const kept = await database().getRepository(ApiKey).findOneByOrFail({ did: apiKey.did });
    expect(kept.name).toBe('Our website');
    expect(JSON.stringify(kept)).not.toContain(secret);
    const lines = await database().getRepository(AuditLogEntry).findBy({ entityType: 'ApiKey', entityId: kept.id });
    expect(lines.map(({ action }) => action)).toEqual(['createApiKey']);
    expect(JSON.stringify(lines)).not.toContain(secret.slice(12));
    expect(await statusOf(`Bearer ${secret}`)).toBe(200);
  });

  it('grants no more than the role of its maker', () => {
    const viewer = { accountId: 1, vendorId: 7, role: 'VENDOR' as const };
    expect(scopesToGive({ ...viewer, vendorRole: 'OWNER' }, 'ACCOUNT')).toEqual([
      ...['brochures:read', 'brochures:write', 'coupons:read', 'coupons:redeem', 'statistics:read', 'statistics:write'],
      ...['vendors:read', 'vendors:write'],
    ]);
    expect(
      scopesToGive({ accountId: 1, vendorId: null, role: 'ADMINISTRATOR', staffRole: 'ADMINISTRATOR' }, 'PARTNER'),
    ).toEqual(['brochures:read', 'statistics:write']);
  });

  it('asks for the password, so that a stolen token makes no key', async () => {
    const variables = { input: { ...asked, password: 'not the password' } };
    const { errors } = await askGraphql(server, { query: createMutation, variables, as: await owner() });
    expect(errors[0]?.extensions['errors']).toMatchObject([{ field: 'password', code: 'WRONG' }]);
  });

  it('ends at 50 in force', async () => {
    const as = await owner();
    for (let made = 0; made < 50; made += 1) await makeApiKey(database(), as);
    const { errors } = await askGraphql(server, { query: createMutation, variables: { input: asked }, as });
    expect(errors[0]?.extensions['code']).toBe('CONFLICT');
  });
});

describe('a key', () => {
  it('acts as its owner within its scopes, in both APIs, and the audit log names it', async () => {
    const seller = await owner();
    const ad = await makeBrochure(database(), { vendorId: seller.vendorId, submittedAt: null });
    const own = `{ brochures(filter: { vendorId: ${seller.vendorId} }) { totalCount } }`;
    const reader = await makeApiKey(database(), seller);
    const writer = await makeApiKey(database(), seller, { scopes: ['brochures:write'] });
    expect((await graphql(reader.authorization, own)).json()).toMatchObject({ data: { brochures: { totalCount: 1 } } });
    expect((await graphql(writer.authorization, own)).json()).toMatchObject({
      errors: [{ message: expect.stringContaining('brochures:read') as string, extensions: { code: 'FORBIDDEN' } }],
    });
    const update = (authorization: string) =>
      server.app.inject({
        method: 'POST',
        url: '/rest/brochure/vendor/updateBrochureWithAssets',
        headers: { authorization },
        payload: { id: ad.id, title: 'Fresh bread' },
      });
    expect((await update(reader.authorization)).statusCode).toBe(403);
    expect((await update(writer.authorization)).statusCode).toBe(200);
    const lines = database().getRepository(AuditLogEntry);
    const line = await lines.findOneByOrFail({ action: 'updateBrochure', entityId: ad.id });
    expect([line.actorAccountId, line.actorApiKey]).toEqual([seller.id, writer.key.prefix]);
  });

  it('does not show the profile of a company without the scope for it', async () => {
    const seller = await owner();
    await database().query(`UPDATE vendors SET contact_email = 'kim@tide.example' WHERE id = $1`, [seller.vendorId]);
    await makeBrochure(database(), { vendorId: seller.vendorId, status: 'PUBLISHED' });
    const query = `{ brochures(filter: { vendorId: ${seller.vendorId} }) { edges { node { vendor { contactEmail } } } } }`;
    const emails = async (scopes: ApiKey['scopes']) => {
      const { authorization } = await makeApiKey(database(), await administrator(), { scopes });
      return (await graphql(authorization, query)).body.match(/"contactEmail":(null|")/)?.[1];
    };
    expect(await emails(['brochures:read'])).toBe('null');
    expect(await emails(['brochures:read', 'vendors:read'])).toBe('"');
  });

  it('may no more than the role that its owner has now', async () => {
    const seller = await owner();
    const { authorization } = await makeApiKey(database(), seller, { scopes: ['brochures:write', 'coupons:redeem'] });
    const codes = async (call: string) =>
      (await graphql(authorization, call)).json<{ errors?: { extensions: { code: string } }[] }>().errors?.[0]
        ?.extensions.code;
    const check = '{ brochureCheck(input: { type: LP_AD }) { __typename } }';
    const byCode = '{ couponByCode(code: "ABCD-EFGH") { __typename } }';
    expect(await codes(check)).not.toBe('FORBIDDEN');
    await database().getRepository(Account).update({ id: seller.id }, { vendorRole: 'TILL' });
    expect(await codes(check)).toBe('FORBIDDEN');
    expect(await codes(byCode)).not.toBe('FORBIDDEN');
  });

  it.each<[string, string]>([
    ['it has been revoked', 'UPDATE api_keys SET revoked_at = now() WHERE id = $1'],
    ['its time is over', `UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE id = $1`],
    [
      'its owner is suspended',
      'UPDATE accounts SET suspended_at = now() WHERE id = (SELECT account_id FROM api_keys WHERE id = $1)',
    ],
    ['its owner is gone', 'DELETE FROM accounts WHERE id = (SELECT account_id FROM api_keys WHERE id = $1)'],
  ])('is refused at once and everywhere once %s, also for public data', async (_what, change) => {
    const { key, authorization } = await makeApiKey(database(), await owner());
    for (const { app } of [server, elsewhere]) expect(await statusOf(authorization, app)).toBe(200);
    await database().query(change, [key.id]);
    for (const { app } of [server, elsewhere]) expect(await statusOf(authorization, app)).toBe(401);
    const answer = await graphql(authorization, '{ categories { totalCount } }');
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([
      401,
      { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    ]);
  });

  it.each(['lok_', 'lok_0123456789ABCDEFGHIJKLMNOPQRSTUV_a21dccc4', 'lok_abc'])('%s is no key: 401', async (key) => {
    expect(await statusOf(`Bearer ${key}`)).toBe(401);
  });

  it('keeps its last use, and writes it at most every five minutes', async () => {
    const { key, authorization } = await makeApiKey(database(), await owner());
    await Promise.all([1, 2, 3].map(() => statusOf(authorization)));
    const first = (await keyIn(key.id)).lastUsedAt;
    expect(first).not.toBeNull();
    await statusOf(authorization);
    expect((await keyIn(key.id)).lastUsedAt).toEqual(first);
    await database().query(`UPDATE api_keys SET last_used_at = now() - interval '6 minutes' WHERE id = $1`, [key.id]);
    await statusOf(authorization);
    expect((await keyIn(key.id)).lastUsedAt?.getTime()).toBeGreaterThanOrEqual(first!.getTime());
  });

  it('of a partner acts as a visitor, until its administrator is suspended', async () => {
    const maker = await administrator();
    const draft = await makeBrochure(database(), {});
    const { authorization } = await makeApiKey(database(), maker, { kind: 'PARTNER' });
    const query = `{ brochure(databaseId: ${draft.id}) { title } }`;
    expect((await graphql(authorization, query)).json()).toMatchObject({ data: { brochure: null } });
    const mutation = 'mutation { requestPasswordReset(input: { email: "a@b.example" }) { __typename } }';
    expect((await graphql(authorization, mutation)).body).toContain('FORBIDDEN');
    await database().getRepository(Account).update({ id: maker.id }, { suspendedAt: new Date() });
    expect(await statusOf(authorization)).toBe(401);
  });
});

describe('rotating a key', () => {
  const rotate = (as: Account, did: string, overlapHours = 24) =>
    askGraphql(server, {
      query: 'mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) { secret } }',
      variables: { input: { did, overlapHours, password: testPassword } },
      as,
    });

  it('gives a new secret beside the old one, which ends with the overlap', async () => {
    const as = await owner();
    const { key, authorization } = await makeApiKey(database(), as);
    const { data } = await rotate(as, key.did);
    const renewed = `Bearer ${(data!['rotateApiKey'] as { secret: string }).secret}`;
    expect([await statusOf(authorization), await statusOf(renewed)]).toEqual([200, 200]);
    await database().query(`UPDATE api_keys SET previous_ends_at = now() - interval '1 second' WHERE id = $1`, [
      key.id,
    ]);
    expect([await statusOf(authorization), await statusOf(renewed)]).toEqual([401, 200]);
  });

  it('without an overlap ends the old one at once', async () => {
    const as = await owner();
    const { key, authorization } = await makeApiKey(database(), as);
    expect((await rotate(as, key.did, 0)).errors).toEqual([]);
    expect(await statusOf(authorization)).toBe(401);
  });

  it('is for the login that it acts as: a colleague would act in its name', async () => {
    const maker = await owner();
    const { key } = await makeApiKey(database(), maker);
    const colleague = await owner({ vendorId: maker.vendorId });
    for (const other of [colleague, await administrator()]) {
      expect((await rotate(other, key.did)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    }
  });
});

describe('revoking and listing keys', () => {
  const revoke = (as: Account, did: string) =>
    askGraphql(server, {
      query: 'mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { apiKey { revokedAt } } }',
      variables: { input: { did } },
      as,
    });
  const listed = async (as: Account) => {
    const { data } = await askGraphql(server, { query: '{ apiKeys { did ownerEmail } }', as });
    return (data!['apiKeys'] as { did: string }[]).map(({ did }) => did);
  };

  it('is for owners of the company and for administrators', async () => {
    const maker = await owner();
    const colleague = await owner({ vendorId: maker.vendorId });
    const stranger = await owner();
    const keys = [await makeApiKey(database(), maker), await makeApiKey(database(), maker)] as const;
    for (const { key } of keys) {
      expect([await listed(stranger), await listed(colleague)]).toEqual([
        expect.not.arrayContaining([key.did]),
        expect.arrayContaining([key.did]),
      ]);
      expect((await revoke(stranger, key.did)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    }
    expect((await revoke(colleague, keys[0].key.did)).errors).toEqual([]);
    expect((await revoke(await administrator(), keys[1].key.did)).errors).toEqual([]);
    for (const { authorization } of keys) expect(await statusOf(authorization)).toBe(401);
  });

  it('a vendor does not see the keys of administrators', async () => {
    const { key } = await makeApiKey(database(), await administrator());
    expect(await listed(await owner())).not.toContain(key.did);
    expect(await listed(await administrator())).toContain(key.did);
  });
});

describe('a key in a page of another site', () => {
  const origin = 'https://www.council.example';
  const from = (page: string) => ({ origin: page, 'sec-fetch-site': 'cross-site' });
  const preflight = (page: string) =>
    server.app.inject({
      method: 'OPTIONS',
      url: '/graphql',
      headers: { ...from(page), 'access-control-request-headers': 'Authorization, content-type' },
    });

  it('is for its own origins only', async () => {
    const { authorization } = await makeApiKey(database(), await owner(), {
      scopes: ['brochures:read', 'brochures:write'],
      allowedOrigins: [origin],
    });
    const allowed = await preflight(origin);
    expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': origin, 'access-control-max-age': '600' });
    expect(allowed.headers['access-control-allow-headers']).toContain('authorization');
    expect((await preflight('https://other.example')).headers['access-control-allow-headers']).not.toContain(
      'authorization',
    );
    const query = '{ brochures(first: 1) { totalCount } }';
    const answer = await graphql(authorization, query, from(origin));
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    const other = await graphql(authorization, query, from('https://other.example'));
    expect([other.statusCode, other.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('may write, which other pages may not', async () => {
    const seller = await owner();
    const ad = await makeBrochure(database(), { vendorId: seller.vendorId });
    const { authorization } = await makeApiKey(database(), seller, {
      scopes: ['brochures:write'],
      allowedOrigins: [origin],
    });
    const id = Buffer.from(`Brochure:${ad.id}`).toString('base64');
    const mutation = `mutation { submitBrochure(input: { id: "${id}" }) { __typename } }`;
    const answer = await graphql(authorization, mutation, from(origin));
    expect(answer.body).not.toContain('Pages of other sites');
  });
});

describe('the limit of a key', () => {
  it('is its own', async () => {
    const served = await serveDatabase(database(), {
      config: {
        rateLimits: { reads: 3, writes: 3, logins: 3, purchases: 3, enquiries: 3, files: 100_000, megabytes: 100_000 },
      },
    });
    const maker = await administrator();
    const small = await makeApiKey(database(), maker, { kind: 'PARTNER', requestsPerMinute: 1 });
    const usual = await makeApiKey(database(), maker);
    const limits = async (authorization: string, times: number) => {
      const statuses = [];
      for (let time = 0; time < times; time += 1) statuses.push(await statusOf(authorization, served.app));
      return statuses;
    };
    expect(await limits(small.authorization, 2)).toEqual([200, 429]);
    expect(await limits(usual.authorization, 4)).toEqual([200, 200, 200, 429]);
    // an unknown key counts by address
    const invented = 'Bearer lok_0123456789ABCDEFGHIJKLMNOPQRSTUV_a21dccc4';
    expect(await limits(invented, 4)).toEqual([401, 401, 401, 429]);
    await served.stop();
  });
});
