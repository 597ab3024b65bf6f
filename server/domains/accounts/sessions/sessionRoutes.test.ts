import { makeAccount, testPassword } from '../../../test/factories/makeAccount';
import { useTestServer } from '../../../test/useTestServer';

const server = useTestServer();

const ownPage = { 'sec-fetch-site': 'same-origin' };
const renew = (headers: Record<string, string>) =>
  server.app.inject({ method: 'POST', url: '/rest/public/session/renew', headers });

async function signIn() {
  const account = await makeAccount(server.dependencies.database);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/rest/public/login',
    headers: { 'x-session': 'cookie' },
    payload: { username: account.email, password: testPassword },
  });
  const cookie = answer.cookies.find(({ name }) => name === 'refresh');
  return {
    account,
    cookie: `${cookie?.name}=${cookie?.value}`,
    body: answer.json<{ accessToken: string; expiresIn: number }>(),
  };
}

it('renews and ends the session of a browser by its cookie', async () => {
  const { account, cookie, body } = await signIn();
  expect(body.expiresIn).toBe(900);
  const renewed = await renew({ ...ownPage, cookie });
  expect(renewed.statusCode).toBe(200);
  expect(renewed.json()).toMatchObject({ expiresIn: 900, user: { email: account.email } });
  expect(renewed.headers['cache-control']).toContain('no-store');
  const next = `${renewed.cookies[0]?.name}=${renewed.cookies[0]?.value}`;
  const ended = await server.app.inject({
    method: 'POST',
    url: '/rest/public/session/logout',
    headers: { ...ownPage, cookie: next },
  });
  expect(ended.statusCode).toBe(204);
  expect(ended.cookies).toMatchObject([{ name: 'refresh', value: '', maxAge: 0 }]);
  expect((await renew({ ...ownPage, cookie: next })).statusCode).toBe(401);
});

it('sends the cookie from GraphQL too, and only if asked', async () => {
  const { email } = await makeAccount(server.dependencies.database);
  const payload = {
    query:
      'mutation ($input: LoginInput!) { login(input: $input) { expiresIn viewer { sessions { device isCurrent } } } }',
    variables: { input: { username: email, password: testPassword } },
  };
  const ask = (headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/graphql', headers, payload });
  const browser = await ask({ 'x-session': 'cookie' });
  expect(browser.json()).toMatchObject({ data: { login: { expiresIn: 900 } } });
  expect(browser.cookies).toMatchObject([
    { name: 'device', httpOnly: true, sameSite: 'Strict' },
    { name: 'refresh', httpOnly: true, sameSite: 'Strict' },
  ]);
  const program = await ask({});
  expect(program.json()).toMatchObject({ data: { login: { expiresIn: 28_800 } } });
  expect(program.cookies).toEqual([]);
});

it('takes the right password from a known browser while others guess', async () => {
  const { email } = await makeAccount(server.dependencies.database);
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { expiresIn } }';
  const ask = (password: string, cookie = '') =>
    server.app.inject({
      ...{ method: 'POST', url: '/graphql', headers: { 'x-session': 'cookie', cookie } },
      payload: { query, variables: { input: { username: email, password } } },
    });
  const [device] = (await ask(testPassword)).cookies;
  for (let i = 0; i < 6; i += 1) await ask('wrong');
  expect((await ask(testPassword)).body).toContain('TOO_MANY_REQUESTS');
  expect((await ask(testPassword, `device=${device?.value}`)).json()).toMatchObject({ data: { login: {} } });
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that is none', { origin: 'null' }],
  ['nobody', {}],
])('refuses %s with 403 and leaves the session as it is', async (_, headers) => {
  const { cookie } = await signIn();
  const refused = await renew({ ...headers, cookie });
  expect(refused.statusCode).toBe(403);
  expect(refused.cookies).toEqual([]);
  const logout = { method: 'POST', url: '/rest/public/session/logout', headers: { ...headers, cookie } } as const;
  const loggedOut = await server.app.inject(logout);
  expect([loggedOut.statusCode, loggedOut.cookies]).toEqual([204, []]);
  expect((await renew({ ...ownPage, cookie })).statusCode).toBe(200);
});

it('takes the origin of the site from browsers that say no more', async () => {
  const { cookie } = await signIn();
  const { publicUrl } = server.dependencies.config.http;
  expect((await renew({ origin: new URL(publicUrl).origin, cookie })).statusCode).toBe(200);
});

it.each(['', 'refresh=', 'refresh=%00', 'refresh=%E0%A4%A', `refresh=${'x'.repeat(4000)}`, ';;;=', 'other=1'])(
  'answers the cookie %j with 401',
  async (cookie) => {
    expect((await renew({ ...ownPage, cookie })).statusCode).toBe(401);
  },
);
