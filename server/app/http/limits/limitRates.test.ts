import { makeAccount } from '../../../test/factories/makeAccount';
import { useTestServer } from '../../../test/useTestServer';

const server = useTestServer({
  rateLimits: { reads: 2, writes: 1, logins: 1, purchases: 1, enquiries: 1, files: 100_000, megabytes: 100_000 },
});
const url = '/rest/category/public/all';

const statuses = async (headers: Record<string, string>, remoteAddress: string, times: number) => {
  const answers = [];
  for (let at = 0; at < times; at++) answers.push(await server.app.inject({ url, headers, remoteAddress }));
  return answers.map(({ statusCode }) => statusCode);
};

it('counts signed-in callers by account, whatever their address', async () => {
  const { database } = server.dependencies;
  const one = await server.authorizationOf(await makeAccount(database));
  const other = await server.authorizationOf(await makeAccount(database));
  expect(await statuses(one, '192.0.2.1', 1)).toEqual([200]);
  expect(await statuses(one, '192.0.2.2', 2)).toEqual([200, 429]);
  expect(await statuses(other, '192.0.2.1', 2)).toEqual([200, 200]);
});

it('counts an invalid token by address, so that invented tokens gain nothing', async () => {
  expect(await statuses({ authorization: 'Bearer one' }, '192.0.2.3', 2)).toEqual([200, 200]);
  expect(await statuses({ authorization: 'Bearer other' }, '192.0.2.3', 1)).toEqual([429]);
});

it('counts a whole IPv6 subnet as one, because one caller has all of it', async () => {
  expect(await statuses({}, '2001:db8::1', 2)).toEqual([200, 200]);
  expect(await statuses({}, '2001:db8::ffff', 1)).toEqual([429]);
  expect(await statuses({}, '2001:db8:0:1::1', 1)).toEqual([200]);
});

it('counts sign-ins separately and strictly', async () => {
  const login = () =>
    server.app.inject({
      method: 'POST',
      url: '/rest/public/login',
      remoteAddress: '192.0.2.4',
      payload: { username: 'nobody@people.example', password: 'not the password' },
    });
  expect((await login()).statusCode).toBe(401);
  const refused = await login();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['ratelimit-limit']).toBe('1');
  expect(await statuses({}, '192.0.2.4', 1)).toEqual([200]);
});

it('counts a PDF that is rendered per request like a change', async () => {
  const url = `/rest/coupon/public/${'x'.repeat(55)}/pdf`;
  const ask = async () => (await server.app.inject({ url, remoteAddress: '192.0.2.9' })).statusCode;
  expect([await ask(), await ask()]).toEqual([404, 429]);
});

describe('a GraphQL request', () => {
  const ask = (query: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url: '/graphql', remoteAddress, headers, payload: { query } });
  const signIn = 'login(input: { username: "nobody@people.example", password: "not the password" }) { expiresIn }';

  it('spends one sign-in for each sign-in in it, under any alias, from the budget that REST uses too', async () => {
    const twice = await ask(`mutation { a: ${signIn} ...B } fragment B on Mutation { b: ${signIn} }`, '192.0.2.5');
    expect(twice.statusCode).toBe(429);
    expect(twice.headers['retry-after']).toMatch(/^[1-9]\d?$/);
    expect(twice.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });

    expect((await ask(`mutation { ${signIn} }`, '192.0.2.6')).statusCode).toBe(200);
    const payload = { username: 'nobody@people.example', password: 'not the password' };
    const url = '/rest/public/login';
    const rest = await server.app.inject({ method: 'POST', url, remoteAddress: '192.0.2.6', payload });
    expect(rest.statusCode).toBe(429);
  });

  it('spends one write for each other mutation, by account', async () => {
    const administrator = await makeAccount(server.dependencies.database, { role: 'ADMINISTRATOR' });
    const headers = await server.authorizationOf(administrator);
    const mutation = 'mutation { archiveBrochure(input: { id: "none" }) { brochure { id } } }';
    expect((await ask(mutation, '192.0.2.7', headers)).statusCode).toBe(200);
    expect((await ask(mutation, '192.0.2.8', headers)).statusCode).toBe(429);
  });
});
