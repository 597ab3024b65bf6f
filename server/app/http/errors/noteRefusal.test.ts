import type { InjectOptions } from 'fastify';
import { createLogger } from '../../../platform/logger/createLogger';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeVendor } from '../../../test/factories/makeVendor';
import { serveDatabase, type ServedDatabase } from '../../../test/cluster/serveDatabase';
import { useTestDatabase } from '../../../test/testDatabase';
import { signAccessToken } from '../../../platform/access-tokens/signAccessToken';

const test = useTestDatabase();
let log = '';
let served: ServedDatabase;

beforeAll(async () => {
  const logger = createLogger({ level: 'info' }, { write: (line) => (log += line) });
  served = await serveDatabase(test.database, { logger });
});
afterAll(() => served.stop());

type Line = Record<string, unknown>;

async function linesOf(request: string | InjectOptions): Promise<Line[]> {
  log = '';
  await served.app.inject(request);
  const lines = log.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request');
}

async function vendorHeaders() {
  const { id: vendorId } = await makeVendor(test.database);
  const account = await makeAccount(test.database, { role: 'VENDOR', vendorId });
  const claims = { accountId: account.id, tokenVersion: account.tokenVersion };
  const token = await signAccessToken(claims, served.dependencies.config.accessToken, new Date());
  return { account: account.id, headers: { authorization: `Bearer ${token}` } };
}

it('names a refusal and the login in the line of its request, in REST and GraphQL', async () => {
  const { account, headers } = await vendorHeaders();
  const url = `/rest/vendor/${String((await makeVendor(test.database)).id)}/figures`;
  expect(await linesOf({ url, headers })).toMatchObject([{ status: 403, refused: 'FORBIDDEN', account }]);
  const payload = { query: '{ auditLog(first: 1) { totalCount } }' };
  const graphql = { method: 'POST', url: '/graphql', payload } as const;
  expect(await linesOf({ ...graphql, headers })).toMatchObject([{ status: 200, refused: 'FORBIDDEN', account }]);
});

it('names failed sign-ins and broken tokens, without who tried', async () => {
  const payload = { username: 'kim@people.example', password: 'not the password' };
  const [login] = await linesOf({ method: 'POST', url: '/rest/public/login', payload });
  expect(login).toMatchObject({ status: 401, refused: 'UNAUTHENTICATED' });
  expect(log).not.toContain('kim@people.example');
  const [broken] = await linesOf({ url: '/rest/vendor/1/figures', headers: { authorization: 'Bearer x.y.z' } });
  expect(broken).toMatchObject({ status: 401, refused: 'UNAUTHENTICATED' });
  expect(broken).not.toHaveProperty('account');
});

it('says nothing of what succeeds, or is only wrong', async () => {
  const { headers } = await vendorHeaders();
  for (const url of ['/rest/category/public/all', '/rest/brochure/public/0']) {
    const [line] = await linesOf({ url, headers });
    expect(line).not.toHaveProperty('refused');
    expect(line).not.toHaveProperty('account');
  }
});
