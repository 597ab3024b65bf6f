import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { silentLogger } from '../../test/silentLogger';
import { makeConfig } from '../../test/makeConfig';
import { probeRoutes } from '../../test/contracts/probeRoutes';
import { buildFrame } from './buildFrame';
import type { ServerDependencies } from './ServerDependencies';

let app: FastifyInstance;

beforeAll(async () => {
  const config = makeConfig({
    rateLimits: {
      reads: 1000,
      writes: 1000,
      logins: 1000,
      purchases: 1000,
      enquiries: 1000,
      files: 100_000,
      megabytes: 100_000,
    },
  });
  app = await buildFrame({ config, logger: silentLogger() } as ServerDependencies, probeRoutes);
});

afterAll(() => app.close());

describe('a body', () => {
  it.each<[string, string | Buffer, Record<string, string>, number]>([
    ['broken JSON', '{"name":', {}, 400],
    ['no JSON object', '"name"', {}, 422],
    ['nothing', '', {}, 400],
    ['a prototype key', '{"name":"ok","__proto__":{"admin":true}}', {}, 400],
    ['a constructor key', '{"name":"ok","constructor":{"prototype":{"admin":true}}}', {}, 400],
    ['a body that is too large', JSON.stringify({ name: 'x'.repeat(1_100_000) }), {}, 413],
    ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, {}, 422],
    ['XML', '<name/>', { 'content-type': 'application/xml' }, 415],
    ['a form', 'name=ok', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a media type that is none', '{}', { 'content-type': 'nonsense' }, 415],
    ['another character set', '{"name":"ok"}', { 'content-type': 'application/json; charset=utf-16le' }, 200],
    ['a wrong length', '{"name":"ok"}', { 'content-length': '5' }, 400],
    ['a token that is none', '{"name":"ok"}', { authorization: 'Bearer …' }, 200],
    ['letters beyond ASCII', '{"name":"\xff\xfe"}', {}, 200],
    ['bytes that are no UTF-8', Buffer.from('{"name":"\xff\xfe"}', 'latin1'), {}, 400],
    ['half of a letter in UTF-8', Buffer.from('{"name":"Zo\xc3"}', 'latin1'), {}, 400],
    ['a surrogate spelled as UTF-8', Buffer.from('{"name":"\xed\xa0\x80"}', 'latin1'), {}, 400],
    ['UTF-8 with a byte order mark', '\ufeff{"name":"ok"}', {}, 200],
    ['a replacement character that was sent', '{"name":"ok\ufffd"}', {}, 200],
  ])('%s', async (_what, payload, headers, status) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/rest/probe',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    if (status !== 200) expect(answer.json()).toMatchObject({ status, requestId: answer.headers['x-request-id'] });
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});

describe('an address', () => {
  it.each([
    '/rest/probe/%',
    '/rest/probe/%ff',
    '/rest/probe/%00',
    '/rest/probe/7?types=%00',
    '/rest/probe/7?types[]=LP_AD&types[__proto__]=x',
    '/rest/probe/7?__proto__=x&constructor=y',
    `/rest/probe/${'9'.repeat(600)}`,
    `/rest/probe/7?types=${'LP_AD,'.repeat(2000)}`,
    '/rest/probe/7?types=%ed%a0%80',
    '/files/../../package.json',
    '/files/%2e%2e%2f%2e%2e%2fpackage.json',
    '/files/..%5c..%5c/original',
    `/files/${'a'.repeat(64)}/..%2foriginal`,
    '/assets/%2e%2e/%2e%2e/package.json',
    '//rest/probe/7',
    '/rest/probe/7;types=LP_AD',
  ])('%.60s is refused or read, and never an internal error', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('"dependencies"');
  });

  it('cannot write response headers', async () => {
    const answer = await app.inject({
      url: '/rest/probe/7%0d%0aset-cookie:x=1',
      headers: { 'x-request-id': 'chosen-by-caller' },
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['x-request-id']).not.toBe('chosen-by-caller');
  });
});

describe('on a real socket', () => {
  let port: number;
  beforeAll(async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });

  it.each([
    ['no HTTP', 'nonsense\r\n\r\n', '400'],
    ['a header with a line break', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\nb\r\n\r\n', '400'],
    ['headers that never end', `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(20_000)}`, '431'],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nCookie: a=b\r\nConnection: close\r\n\r\n', '404'],
    ['two lengths', 'POST /rest/probe HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', '400'],
  ])('%s is refused with a problem', async (_what, bytes, status) => {
    const answer = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (data) => (received += data.toString()));
      socket.on('end', () => resolve(received));
      socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)));
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('application/problem+json');
  });
});
