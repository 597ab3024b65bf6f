import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import { AuditLogEntry } from '../../../platform/audit-log/AuditLogEntry';
import { createIdentityProviders } from '../../../platform/identity-providers/createIdentityProviders';
import type { ProviderSettings } from '../../../platform/identity-providers/ProviderSettings';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeContext, viewerOf } from '../../../test/makeContext';
import { startOpenidProvider, type OpenidProvider } from '../../../test/openid-provider/startOpenidProvider';
import { visitProvider } from '../../../test/openid-provider/visitProvider';
import { silentLogger } from '../../../test/silentLogger';
import { useTestServer } from '../../../test/useTestServer';
import type { Account } from '../Account';
import { confirmAuthenticator } from '../factors/authenticator/confirmAuthenticator';
import { startAuthenticator } from '../factors/authenticator/startAuthenticator';
import { AccountSession } from '../sessions/AccountSession';
import { ConnectedAccount } from './ConnectedAccount';
import { SignInTransaction } from './SignInTransaction';

const server = useTestServer();
const logger = silentLogger();
let one: OpenidProvider;
let two: OpenidProvider;

const people = {
  kim: { email: 'Kim@cafe.example', email_verified: true },
  kimAgain: { email: 'kim@cafe.example', email_verified: true },
  unverified: { email: 'kim@cafe.example', email_verified: false },
  silent: {},
  robin: { email: 'robin@bakery.example', email_verified: true },
};

const redirectUri = (key: string) => `${server.dependencies.config.http.publicUrl}/login/with/${key}`;
/** `timeoutMs`: short only for a provider that does not answer. */
const offerWithin = (timeoutMs: number, ...list: ProviderSettings[]) => {
  server.dependencies.identityProviders = createIdentityProviders(list, { logger, timeoutMs });
};
const offer = (...list: ProviderSettings[]) => offerWithin(60_000, ...list);

beforeAll(async () => {
  // a mixed-up client is registered at both, with both addresses
  const redirectUris = [redirectUri('one'), redirectUri('two')];
  [one, two] = await Promise.all(
    ['one', 'two'].map((key) => startOpenidProvider({ key, redirectUris, people })) as [
      Promise<OpenidProvider>,
      Promise<OpenidProvider>,
    ],
  );
});
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
});

let kim: Account;
beforeEach(async () => {
  const { database } = server.dependencies;
  await database.query('TRUNCATE accounts, audit_log_entries, outgoing_mails RESTART IDENTITY CASCADE');
  kim = await makeAccount(database, { role: 'VENDOR', email: 'kim@cafe.example' });
  server.dependencies.identityProviders = createIdentityProviders([one.settings, two.settings], {
    logger,
    timeoutMs: 60_000,
  });
});

interface Answer {
  status: number;
  data: Record<string, Record<string, unknown>> | null;
  code: string | undefined;
  reason: string | undefined;
  message: string | undefined;
  cookie: string | undefined;
  challenge: { token: string } | undefined;
}

/** Asks as a page of ours in a browser. */
async function ask(
  query: string,
  input: object,
  more: { cookie?: string | undefined; as?: Account } = {},
): Promise<Answer> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'x-session': 'cookie',
      ...(more.cookie !== undefined && { cookie: more.cookie }),
      ...(more.as && (await server.authorizationOf(more.as))),
    },
    payload: { query, variables: { input } },
  });
  const body = response.json<{
    data?: Answer['data'];
    errors?: {
      message: string;
      extensions: { code: string; errors?: { code: string }[]; challenge?: { token: string } };
    }[];
  }>();
  const [error] = body.errors ?? [];
  const cookies = [response.headers['set-cookie'] ?? []].flat();
  return {
    status: response.statusCode,
    data: body.data ?? null,
    code: error?.extensions.code,
    reason: error?.extensions.errors?.[0]?.code,
    message: error?.message,
    challenge: error?.extensions.challenge,
    cookie: cookies.find((each) => each.startsWith('sign-in=')),
  };
}

const begun = ({ data, cookie = '', code }: Answer, name: string) => {
  if (code !== undefined) throw new Error(`Nothing has begun: ${code}`);
  return { url: String(data?.[name]?.['url']), cookie: cookie.split(';')[0] ?? '' };
};

async function startLogin(provider = 'one') {
  const answer = await ask('mutation($input: ProviderInput!) { startProviderLogin(input: $input) { url } }', {
    provider,
  });
  return begun(answer, 'startProviderLogin');
}

async function startConnecting(as: Account, provider = 'one') {
  const query = 'mutation($input: ProviderInput!) { startConnection(input: $input) { url } }';
  return begun(await ask(query, { provider }, { as }), 'startConnection');
}

const finish = (query: string, cookie: string | undefined, provider = 'one') =>
  ask(
    'mutation($input: ProviderAnswerInput!) { loginWithProvider(input: $input) { accessToken viewer { account { email } } } }',
    { provider, query },
    { cookie },
  );

const connect = (query: string, { cookie, as, provider = 'one' }: { cookie: string; as: Account; provider?: string }) =>
  ask(
    'mutation($input: ProviderAnswerInput!) { connectAccount(input: $input) { connectedAccount { did label } } }',
    { provider, query },
    { cookie, as },
  );

async function signInAs(person: string) {
  const { url, cookie } = await startLogin();
  const { search } = await visitProvider(url, person);
  return finish(search.slice(1), cookie);
}

async function connectAs(person: string, as: Account) {
  const { url, cookie } = await startConnecting(as);
  const { search } = await visitProvider(url, person);
  return connect(search.slice(1), { cookie, as });
}

const connections = () => server.dependencies.database.getRepository(ConnectedAccount).count();
const mailSubjects = async () =>
  (await server.dependencies.database.getRepository(OutgoingMail).find({ order: { id: 'ASC' } })).map(
    ({ subject }) => subject,
  );

describe('a connected account', () => {
  it('is connected by its owner, signs in, and is disconnected; the owner gets a mail each time', async () => {
    const { database } = server.dependencies;
    const connected = await connectAs('kim', kim);
    expect(connected.code).toBeUndefined();
    expect(connected.data).toMatchObject({ connectAccount: { connectedAccount: { label: 'Example ID' } } });

    const signedIn = await signInAs('kim');
    expect(signedIn.data).toMatchObject({ loginWithProvider: { viewer: { account: { email: 'kim@cafe.example' } } } });
    // whoever is signed in at the provider need not be at the keyboard: dangerous acts ask for more
    await expect(database.getRepository(AccountSession).find()).resolves.toMatchObject([
      { accountId: kim.id, generation: 0, provenAt: null },
    ]);

    const [row] = await database.getRepository(ConnectedAccount).find();
    expect(row).toMatchObject({ issuer: one.settings.issuer, subject: 'kim', accountId: kim.id });
    expect(row?.lastUsedAt).not.toBeNull();
    const disconnect = 'mutation($input: DisconnectAccountInput!) { disconnectAccount(input: $input) { did } }';
    expect((await ask(disconnect, { did: row?.did }, { as: kim })).code).toBeUndefined();
    expect(await signInAs('kim')).toMatchObject({ code: 'FORBIDDEN' });

    expect(await mailSubjects()).toEqual([
      'Your Example ID account was connected',
      'Your Example ID account was disconnected',
    ]);
    const lines = await database.getRepository(AuditLogEntry).find({ order: { id: 'ASC' } });
    expect(lines).toMatchObject(
      ['connectAccount', 'disconnectAccount'].map((action) => ({
        ...{ action, actorAccountId: kim.id, entityType: 'Account', entityId: kim.id },
        after: { provider: 'Example ID' },
      })),
    );
  });

  it('goes to the provider with PKCE, state and nonce, and comes back to our own address only, whatever the host', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload: { query: 'mutation { startProviderLogin(input: { provider: "one" }) { url } }' },
    });
    const { data } = response.json<{ data: { startProviderLogin: { url: string } } }>();
    const { origin, searchParams } = new URL(data.startProviderLogin.url);
    expect(origin).toBe(one.settings.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ client_id: 'local-offers', response_type: 'code', scope: 'openid email', redirect_uri: redirectUri('one') },
      ...{ code_challenge_method: 'S256', code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string },
      ...{
        state: expect.stringMatching(/^[\w-]{43}$/) as string,
        nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      },
    });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^sign-in=[\w-]{43}; Max-Age=600; Path=\/graphql; HttpOnly; SameSite=Strict$/,
    );
  });

  it('still asks for the second factor, and is proven then', async () => {
    const { database, config } = server.dependencies;
    await connectAs('kim', kim);
    const context = makeContext({ database, identitySecret: config.identitySecret, viewer: viewerOf(kim) });
    const { secret } = await startAuthenticator(context);
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await confirmAuthenticator(context, { code: app.generate() });

    const first = await signInAs('kim');
    expect(first.code).toBe('SECOND_FACTOR_REQUIRED');
    // the code of the next half minute: each is taken once
    const input = { challenge: first.challenge?.token, code: app.generate({ timestamp: Date.now() + 30_000 }) };
    const second = await ask(
      'mutation($input: CompleteLoginInput!) { completeLogin(input: $input) { accessToken } }',
      input,
    );
    expect(second.code).toBeUndefined();
    const sessions = await database.getRepository(AccountSession).find();
    expect(sessions.map(({ provenAt }) => provenAt !== null)).toEqual([true]);
  });

  it('does not sign in to a suspended login', async () => {
    await connectAs('kim', kim);
    await server.dependencies.database.query('UPDATE accounts SET suspended_at = now()');
    expect(await signInAs('kim')).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('is never connected', () => {
  it('by an equal address at sign-in, verified or not', async () => {
    expect(await signInAs('kim')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await signInAs('unverified')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await connections()).toBe(0);
  });

  it.each([
    ['unverified', 'NOT_VERIFIED'],
    ['silent', 'NOT_VERIFIED'],
    ['robin', 'OTHER_ADDRESS'],
  ])('with the address of %s', async (person, reason) => {
    // an address that belongs to another login here is another address, too
    await makeAccount(server.dependencies.database, { role: 'VENDOR', email: 'robin@bakery.example' });
    expect(await connectAs(person, kim)).toMatchObject({ code: 'VALIDATION_FAILED', reason });
    expect(await connections()).toBe(0);
    expect(await mailSubjects()).toEqual([]);
  });

  it('to a second login, nor a second one to the same login', async () => {
    await connectAs('kim', kim);
    expect(await connectAs('kimAgain', kim)).toMatchObject({ code: 'CONFLICT' });
    await server.dependencies.database.query(`UPDATE accounts SET email = 'old@cafe.example'`);
    const heir = await makeAccount(server.dependencies.database, { role: 'VENDOR', email: 'kim@cafe.example' });
    const refused = await connectAs('kim', heir);
    expect(refused).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('another login') as string });
    expect(await connections()).toBe(1);
  });

  it('by somebody who is not signed in, or to another login than the one that began', async () => {
    const { url, cookie } = await startConnecting(kim);
    const query = (await visitProvider(url, 'kim')).search.slice(1);
    const other = await makeAccount(server.dependencies.database, { role: 'VENDOR' });
    expect(await connect(query, { cookie, as: other })).toMatchObject({ code: 'GONE' });
    // the same answer signs nobody in either
    expect(await finish(query, cookie)).toMatchObject({ code: 'GONE' });
    expect((await connect(query, { cookie, as: kim })).code).toBeUndefined();
  });

  it('in the session of a browser without a fresh proof', async () => {
    const { database } = server.dependencies;
    await connectAs('kim', kim);
    const signedIn = await signInAs('kim');
    const headers = { authorization: `Bearer ${String(signedIn.data?.['loginWithProvider']?.['accessToken'])}` };
    const payload = { query: 'mutation { startConnection(input: { provider: "two" }) { url } }' };
    const answer = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(answer.body).toContain('PROOF_REQUIRED');
    expect(await database.getRepository(SignInTransaction).count()).toBe(0);
  });
});

describe('what comes back is refused', () => {
  beforeEach(() => connectAs('kim', kim));

  it('with another state, without the cookie, or with the cookie of another browser', async () => {
    const [mine, theirs] = [await startLogin(), await startLogin()];
    const query = (await visitProvider(mine.url, 'kim')).search.slice(1);
    const changed = new URLSearchParams(query);
    changed.set('state', 'x'.repeat(43));
    for (const [given, cookie] of [
      [changed.toString(), mine.cookie],
      [query, undefined],
      [query, theirs.cookie],
      [query, 'sign-in=x'],
    ] as const) {
      expect(await finish(given, cookie)).toMatchObject({ code: 'GONE' });
    }
    expect((await finish(query, mine.cookie)).code).toBeUndefined();
  });

  it('twice, and its code in another sign-in', async () => {
    const { url, cookie } = await startLogin();
    const query = (await visitProvider(url, 'kim')).search.slice(1);
    expect((await finish(query, cookie)).code).toBeUndefined();
    expect(await finish(query, cookie)).toMatchObject({ code: 'GONE' });
    const again = await startLogin();
    const replayed = new URLSearchParams(query);
    replayed.set('state', new URL(again.url).searchParams.get('state') ?? '');
    expect(await finish(replayed.toString(), again.cookie)).toMatchObject({
      code: 'VALIDATION_FAILED',
      reason: 'REFUSED',
    });
  });

  it.each(['nonce', 'code_challenge'])('with another %s than was sent', async (name) => {
    const { url, cookie } = await startLogin();
    const changed = new URL(url);
    changed.searchParams.set(name, 'x'.repeat(43));
    const { search } = await visitProvider(changed.href, 'kim');
    expect(await finish(search.slice(1), cookie)).toMatchObject({ code: 'VALIDATION_FAILED', reason: 'REFUSED' });
  });

  it('from another provider than was asked', async () => {
    const { url, cookie } = await startLogin('one');
    // another provider gets the request that was meant for this one
    const mixed = url.replace(one.settings.issuer, two.settings.issuer);
    const { search, pathname } = await visitProvider(mixed, 'kim');
    expect(pathname).toBe('/login/with/one');
    expect(search).toContain(encodeURIComponent(two.settings.issuer));
    expect(await finish(search.slice(1), cookie, 'two')).toMatchObject({ code: 'GONE' });
    expect(await finish(search.slice(1), cookie, 'one')).toMatchObject({
      code: 'VALIDATION_FAILED',
      reason: 'REFUSED',
    });
  });

  it('without a word of who sends it', async () => {
    const { url, cookie } = await startLogin();
    const query = (await visitProvider(url, 'kim')).searchParams;
    query.delete('iss');
    expect(await finish(query.toString(), cookie)).toMatchObject({ code: 'VALIDATION_FAILED', reason: 'REFUSED' });
  });

  it('if the person has not agreed', async () => {
    const { url, cookie } = await startLogin();
    const { search } = await visitProvider(url, 'kim', false);
    expect(await finish(search.slice(1), cookie)).toMatchObject({
      ...{ code: 'VALIDATION_FAILED', reason: 'CANCELLED' },
      message: 'You have not gone on at Example ID. Start again, or sign in another way.',
    });
  });

  it('after ten minutes', async () => {
    const { url, cookie } = await startLogin();
    const { search } = await visitProvider(url, 'kim');
    await server.dependencies.database.query('UPDATE sign_in_transactions SET expires_at = now()');
    expect(await finish(search.slice(1), cookie)).toMatchObject({ code: 'GONE' });
  });
});

describe('a provider', () => {
  const down = { status: 503, code: 'UNAVAILABLE' };
  const askFor = (provider: string) =>
    ask('mutation($input: ProviderInput!) { startProviderLogin(input: $input) { url } }', { provider });

  it('that is down is told, and so is one that goes down on the way', async () => {
    const third = await startOpenidProvider({ key: 'three', redirectUris: [redirectUri('three')], people });
    offer(third.settings);
    const { url, cookie } = await startLogin('three');
    const { search } = await visitProvider(url, 'kim');
    await third.stop();
    const refused = await finish(search.slice(1), cookie, 'three');
    expect(refused).toMatchObject(down);
    expect(refused.message).toBe('Example ID does not answer at the moment. Try again later, or sign in another way.');
    offer(third.settings);
    expect(await askFor('three')).toMatchObject(down);
  });

  it.each([
    ['answers nothing', () => undefined],
    [
      'sends us elsewhere',
      (answer: http.ServerResponse) => answer.writeHead(302, { location: one.settings.issuer }).end(),
    ],
    ['sends no end', (answer: http.ServerResponse) => answer.writeHead(200).write('x')],
    ['sends too much', (answer: http.ServerResponse) => answer.writeHead(200).end('x'.repeat(600_000))],
    [
      'is another one',
      (answer: http.ServerResponse) =>
        answer
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ issuer: one.settings.issuer })),
    ],
  ] as const)('that %s is told', async (_what, respond) => {
    const neighbour = http.createServer((_request, answer) => respond(answer));
    await new Promise<void>((listening) => neighbour.listen(0, '127.0.0.1', listening));
    const issuer = `http://127.0.0.1:${(neighbour.address() as AddressInfo).port}`;
    offerWithin(400, { ...one.settings, key: 'odd', issuer });
    expect(await askFor('odd')).toMatchObject(down);
    neighbour.closeAllConnections();
    neighbour.close();
  });
});
