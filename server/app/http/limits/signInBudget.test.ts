import { makeAccount, testPassword } from '../../../test/factories/makeAccount';
import { nextNumber } from '../../../test/factories/nextNumber';
import { makeConfig } from '../../../test/makeConfig';
import { useTestServer } from '../../../test/useTestServer';

// docs/rules/accounts-and-permissions.md#guessing, with the limits of a site that sets none
const { rateLimits, http } = makeConfig();
const server = useTestServer({ rateLimits });
const perMinute = rateLimits.logins;

interface Caller {
  remoteAddress: string;
  cookie?: string;
  forwardedFor?: string;
}

const headersOf = ({ cookie, forwardedFor }: Caller) => ({
  'x-session': 'cookie',
  ...(cookie === undefined ? {} : { cookie }),
  ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
});

/** Signs in as our own pages do. */
const signIn = (username: string, password: string, caller: Caller) =>
  server.app.inject({
    ...{ method: 'POST', url: '/graphql', remoteAddress: caller.remoteAddress, headers: headersOf(caller) },
    payload: {
      query: 'mutation ($input: LoginInput!) { login(input: $input) { expiresIn } }',
      variables: { input: { username, password } },
    },
  });

/** Guesses at an account that nobody else has guessed at. */
const guess = (caller: Caller, { app } = server) =>
  app.inject({
    ...{ method: 'POST', url: '/rest/public/login', remoteAddress: caller.remoteAddress, headers: headersOf(caller) },
    payload: { username: `guess-${nextNumber()}@people.example`, password: 'not the password' },
  });

async function statusesOf(callers: readonly Caller[], asked = server): Promise<number[]> {
  const statuses = [];
  for (const caller of callers) statuses.push((await guess(caller, asked)).statusCode);
  return statuses;
}

const repeat = <T>(times: number, make: (at: number) => T): T[] => Array.from({ length: times }, (_, at) => make(at));

/** Returns the cookie of a device on which the account was signed in, from an address of its own. */
async function knownDeviceOf({ email }: { email: string }): Promise<string> {
  const { cookies } = await signIn(email, testPassword, { remoteAddress: `203.0.113.${nextNumber() % 256}` });
  return `device=${cookies.find(({ name }) => name === 'device')?.value}`;
}

const signedIn = { data: { login: { expiresIn: 900 } } };

it('a guesser of the same network does not refuse the right password from a known device', async () => {
  const account = await makeAccount(server.dependencies.database);
  const cookie = await knownDeviceOf(account);
  const remoteAddress = '192.0.2.1';
  const guesses = await statusesOf(repeat(perMinute + 5, () => ({ remoteAddress })));
  expect(guesses.slice(-6)).toEqual([401, 429, 429, 429, 429, 429]);
  expect((await signIn(account.email, testPassword, { remoteAddress })).body).toContain('TOO_MANY_REQUESTS');
  expect((await signIn(account.email, testPassword, { remoteAddress, cookie })).json()).toMatchObject(signedIn);
});

describe('the cookie of a known device', () => {
  it('is no way around the limit: all devices of an account share one', async () => {
    const guesser = await makeAccount(server.dependencies.database);
    const cookies = [await knownDeviceOf(guesser), await knownDeviceOf(guesser)];
    // wherever they come from, so that no network is counted
    const callers = repeat(perMinute + 4, (at) => ({ remoteAddress: `198.51.${at}.1`, cookie: cookies[at % 2] ?? '' }));
    expect((await statusesOf(callers)).slice(-5)).toEqual([401, 429, 429, 429, 429]);
  });

  it('counts as its address if nobody knows it', async () => {
    const callers = repeat(perMinute + 1, (at) => ({
      ...{ remoteAddress: '192.0.2.2', cookie: `device=${String(at).padStart(43, 'x')}` },
    }));
    expect((await statusesOf(callers)).slice(-2)).toEqual([401, 429]);
  });
});

describe('behind a proxy that nobody named', () => {
  const remoteAddress = '10.0.0.7';
  const visitor = (at: number): Caller => ({ remoteAddress, forwardedFor: `198.51.100.${at}` });

  it('a guesser stops nobody else', async () => {
    const { email } = await makeAccount(server.dependencies.database);
    expect(new Set(await statusesOf(repeat(perMinute * 2, () => visitor(1))))).toEqual(new Set([401]));
    expect((await signIn(email, testPassword, visitor(2))).json()).toMatchObject(signedIn);
  });

  it('guesses at one account pause', async () => {
    const { email } = await makeAccount(server.dependencies.database);
    for (let at = 0; at < 5; at += 1) await signIn(email, 'not the password', visitor(at));
    const paused = (await signIn(email, testPassword, visitor(9))).json<{ errors: unknown[] }>();
    expect(paused.errors).toMatchObject([{ message: 'Too many attempts to sign in failed. Try again in a minute.' }]);
  });
});

describe('behind a proxy that only the settings show', () => {
  const proxied = useTestServer({
    ...{ rateLimits: { ...rateLimits, logins: 2 } },
    http: { ...http, publicUrl: 'https://offers.example' },
  });

  it('unknown devices may together try six times as often as one network', async () => {
    const callers = repeat(6 * 2 + 1, () => ({ remoteAddress: '192.0.2.3' }));
    expect((await statusesOf(callers, proxied)).slice(-2)).toEqual([401, 429]);
  });
});
