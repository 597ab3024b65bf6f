import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { silentLogger } from '../../test/silentLogger';
import { makeConfig } from '../../test/makeConfig';
import { createFastify } from './createFastify';

const logger = silentLogger();
const trusting = (trustProxy: false | string[]) => {
  const config = makeConfig();
  return createFastify({ config: { ...config, http: { ...config.http, trustProxy } }, logger });
};

it('limits the time of slow senders', () => {
  const { server } = trusting(false);
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 60_000]);
});

it('closes the connection of a client that does not read the response', async () => {
  const config = makeConfig();
  const app = createFastify({ config: { ...config, http: { ...config.http, requestTimeoutMs: 200 } }, logger });
  app.get('/', () => 'x'.repeat(1_000_000));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  try {
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50));
    const [socket] = await accepted;
    await once(socket, 'close', { signal: AbortSignal.timeout(10_000) });
    expect(socket.destroyed).toBe(true);
  } finally {
    client.destroy();
    await app.close();
  }
});

it('finishes running requests and accepts no new ones when it closes', async () => {
  const app = trusting(false);
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  app.get('/slow', async () => {
    begun();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/slow`;
  const answer = fetch(address);
  await hasBegun;
  const closed = app.close();
  expect(await (await answer).text()).toBe('done');
  await closed;
  await expect(fetch(address)).rejects.toThrow();
});

it('still answers while it drains, and closes each connection after its response', async () => {
  const app = trusting(false);
  app.get('/', () => 'here');
  const before = await app.inject('/');
  app.draining.begin();
  const draining = await app.inject('/');
  expect([before.headers.connection, before.body]).toEqual(['keep-alive', 'here']);
  expect([draining.headers.connection, draining.body, draining.statusCode]).toEqual(['close', 'here', 200]);
});

it.each<[string, false | string[], string, string]>([
  ['nobody', false, '203.0.113.9', '10.0.0.1'],
  ['a proxy', ['10.0.0.1'], '203.0.113.9', '203.0.113.9'],
  ['a range of proxies, and no farther', ['10.0.0.0/8'], '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['several proxies in a row', ['10.0.0.0/8'], '203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['other proxies', ['172.16.0.0/12'], '203.0.113.9', '10.0.0.1'],
])('trusts X-Forwarded-For of %s', async (_whom, trustProxy, forwarded, expected) => {
  const app = trusting(trustProxy);
  app.get('/', (request) => request.ip);
  const answer = await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } });
  expect(answer.body).toBe(expected);
});

it.each<[string, false | string[], boolean]>([
  ['with nobody in front', false, false],
  ['behind a proxy that we trust', ['10.0.0.1'], true],
])('request ids %s: kept or not', async (_from, trustProxy, kept) => {
  const app = trusting(trustProxy);
  app.get('/', (request) => request.id);
  const ids = ['brought-along-1', 'with spaces in it', '<script>'];
  const answers = [];
  for (const id of ids) answers.push((await app.inject({ url: '/', headers: { 'x-request-id': id } })).body);
  expect(answers.map((id, at) => id === ids[at])).toEqual([kept, false, false]);
});
