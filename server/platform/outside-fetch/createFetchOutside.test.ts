import http from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { createFetchOutside } from './createFetchOutside';
import { isPublicAddress } from './isPublicAddress';

const limits = { maxBytes: 1000 };
const asked: string[] = [];
let neighbour: http.Server;
let port: number;

/** Writes until the caller disconnects. */
function drip(response: http.ServerResponse, text: string, everyMs: number): void {
  const timer = setInterval(() => response.write(text), everyMs);
  response.once('close', () => clearInterval(timer));
}

/** Acts as both the public Internet and an internal neighbour, because a test has only this machine. */
beforeAll(async () => {
  neighbour = http.createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(`${request.headers.host ?? ''}${url}`);
    const [, to] = /^\/to\?(.*)$/.exec(url) ?? [];
    if (to !== undefined) response.writeHead(302, { location: decodeURIComponent(to) }).end();
    else if (url === '/circle') response.writeHead(302, { location: '/circle' }).end();
    else if (url === '/large') response.end(Buffer.alloc(1001));
    else if (url === '/announced') response.writeHead(200, { 'content-length': 5_000_000 }).write('x');
    else if (url === '/endless') drip(response, 'x'.repeat(300), 1);
    else if (url === '/silent') return;
    else if (url === '/dripping') drip(response, 'x', 20);
    else if (url === '/squeezed') response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
    else if (url === '/gone') response.writeHead(404).end('secret of the neighbour');
    else if (url === '/upgrade') response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end();
    else if (url === '/cut') response.writeHead(200, { 'content-length': 10 }).write('x', () => response.destroy());
    else response.end(`file ${url}`);
  });
  await new Promise<void>((listening) => neighbour.listen(0, '127.0.0.1', listening));
  port = (neighbour.address() as AddressInfo).port;
});
afterAll(() => {
  neighbour.closeAllConnections();
  neighbour.close();
});
beforeEach(() => asked.splice(0));

/** Names of this machine, with the addresses that they claim. */
const names: Record<string, string[]> = {
  'pictures.example': ['127.0.0.1'],
  'inside.example': ['127.0.0.1'],
  'half.example': ['8.8.8.8', '127.0.0.1'],
};
const resolve: LookupFunction = (hostname, _options, callback) => {
  const addresses = (names[hostname] ?? []).map((address) => ({ address, family: 4 }));
  if (addresses.length > 0) callback(null, addresses);
  else callback(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }), '');
};

describe('from public addresses', () => {
  const outside = { resolve, isAllowed: (address: string) => address === '127.0.0.1' };
  const fetchOutside = createFetchOutside(outside);
  const at = (path: string): string => `http://pictures.example:${port}${path}`;

  it('returns the bytes', async () => {
    expect((await fetchOutside(at('/one.jpg'), limits)).toString()).toBe('file /one.jpg');
  });

  it('follows redirects, including relative ones', async () => {
    const last = encodeURIComponent('/last');
    const file = await fetchOutside(at(`/to?${encodeURIComponent(at(`/to?${last}`))}`), limits);
    expect(file.toString()).toBe('file /last');
  });

  it.each([
    ['/large', 'PAYLOAD_TOO_LARGE', 'TOO_LARGE'],
    ['/announced', 'PAYLOAD_TOO_LARGE', 'TOO_LARGE'],
    ['/endless', 'PAYLOAD_TOO_LARGE', 'TOO_LARGE'],
    ['/squeezed', 'VALIDATION_FAILED', 'ENCODING'],
    ['/gone', 'VALIDATION_FAILED', 'NO_FILE'],
    ['/cut', 'VALIDATION_FAILED', 'UNREACHABLE'],
    ['/upgrade', 'VALIDATION_FAILED', 'UNREACHABLE'],
  ])('refuses %s', async (path, code, field) => {
    const refused = fetchOutside(at(path), limits);
    await expect(refused).rejects.toMatchObject({ code, errors: [{ field: 'url', code: field }] });
    await expect(refused).rejects.not.toThrow('secret');
  });

  it.each(['/silent', '/dripping'])('limits the time of %s', async (path) => {
    const impatient = createFetchOutside({ ...outside, timeoutMs: 300 });
    await expect(impatient(at(path), limits)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'url', code: 'TIME_OUT' }],
    });
  });

  it('refuses circular redirects', async () => {
    await expect(fetchOutside(at('/circle'), limits)).rejects.toMatchObject({ errors: [{ code: 'REDIRECTS' }] });
    // a request of an earlier test may arrive only now
    expect(asked.filter((url) => url.endsWith('/circle'))).toHaveLength(6);
  });

  it('refuses a name that does not exist', async () => {
    await expect(fetchOutside('http://nowhere.example/', limits)).rejects.toMatchObject({
      errors: [{ code: 'UNREACHABLE' }],
    });
  });
});

describe('private addresses get no request', () => {
  const fetchOutside = createFetchOutside({ resolve, isAllowed: isPublicAddress });

  it.each([
    ['the machine itself', 'http://127.0.0.1:PORT/'],
    ['its short form', 'http://127.1:PORT/'],
    ['as one decimal number', 'http://2130706433:PORT/'],
    ['in hexadecimal', 'http://0x7f000001:PORT/'],
    ['in octal', 'http://0177.0.0.1:PORT/'],
    ['all addresses', 'http://0.0.0.0:PORT/'],
    ['in full-width digits', 'http://１２７.0.0.1:PORT/'],
    ['IPv6', 'http://[::1]:PORT/'],
    ['IPv6 that maps IPv4', 'http://[::ffff:127.0.0.1]:PORT/'],
    ['the same in hexadecimal', 'http://[::ffff:7f00:1]:PORT/'],
    ['through NAT64', 'http://[64:ff9b::7f00:1]:PORT/'],
    ['a cloud that describes its machine', 'http://169.254.169.254/latest/meta-data/'],
    ['a name that leads inside', 'http://inside.example:PORT/'],
    ['a name that leads inside as well', 'http://half.example:PORT/'],
  ])('%s', async (_what, address) => {
    await expect(fetchOutside(address.replace('PORT', String(port)), limits)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'url', code: 'NOT_PUBLIC' }],
    });
    expect(asked).toEqual([]);
  });

  it.each([
    'file:///etc/passwd',
    'ftp://pictures.example/',
    'gopher://127.0.0.1/',
    'data:,x',
    '/etc/passwd',
    '',
    'http://',
    'http://user:word@pictures.example/',
  ])('%j, which is no web address', async (address) => {
    await expect(fetchOutside(address, limits)).rejects.toMatchObject({ errors: [{ field: 'url', code: 'URL' }] });
  });
});

it('checks each redirect again', async () => {
  // only the first hop is allowed
  const addresses = { 'pictures.example': '127.0.0.1', 'inside.example': '127.0.0.2' };
  const lookup: LookupFunction = (hostname, _options, callback) => {
    callback(null, [{ address: addresses[hostname as keyof typeof addresses], family: 4 }]);
  };
  const fetchOutside = createFetchOutside({ resolve: lookup, isAllowed: (address) => address === '127.0.0.1' });
  for (const target of [
    `http://inside.example:${port}/`,
    `http://127.0.0.2:${port}/`,
    `http://[::1]:${port}/`,
    'file:///etc/passwd',
  ]) {
    const address = `http://pictures.example:${port}/to?${encodeURIComponent(target)}`;
    await expect(fetchOutside(address, limits)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  }
  expect(asked.every((line) => line.includes('/to?'))).toBe(true);
});
