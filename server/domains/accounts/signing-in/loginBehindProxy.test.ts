import type { AddressInfo } from 'node:net';
import { makeAccount, testPassword } from '../../../test/factories/makeAccount';
import { useTestServer } from '../../../test/useTestServer';

// docs/rules/accounts-and-permissions.md#guessing
const server = useTestServer();
let url: string;

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/rest/public/login`;
});

/** Signs in as a proxy on this machine passes it on; `visitor` null: without a proxy. */
async function signIn(username: string, password: string, visitor: string | null): Promise<number> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (visitor !== null) headers.set('x-forwarded-for', visitor);
  const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ username, password }) });
  return status;
}

it('a guesser behind a proxy that nobody named locks nobody else out', async () => {
  const { email } = await makeAccount(server.dependencies.database);
  for (let i = 0; i < 20; i += 1) {
    expect(await signIn(`guess-${i}@cafe.example`, 'wrong', '203.0.113.7')).toBe(401);
  }
  expect(await signIn(email, testPassword, '198.51.100.1')).toBe(200);
  // the same address without a proxy has guessed too often
  expect(await signIn(email, testPassword, null)).toBe(429);
});

it('guesses at one account are slowed down there, too', async () => {
  const { email } = await makeAccount(server.dependencies.database);
  for (let i = 0; i < 5; i += 1) expect(await signIn(email, 'wrong', `203.0.113.${i}`)).toBe(401);
  expect(await signIn(email, testPassword, '198.51.100.1')).toBe(429);
});
