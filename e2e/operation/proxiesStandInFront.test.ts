import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders as Http2Headers } from 'node:http2';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { uploadsBodyLimit } from '../../server/domains/brochures/writing/uploads/uploadsBodyLimit';
import { eventually } from '../../server/test/eventually';
import { startWebProxy, type WebProxyName } from '../../server/test/programs/startWebProxy';
import { startSite, type Site } from '../support/site/startSite';

const names: readonly WebProxyName[] = ['nginx', 'caddy'];
let site: Site;

beforeAll(async () => {
  site = await startSite({
    ...{ DEMO_DATA: 'true', PUBLIC_URL: 'https://offers.example', TRUST_PROXY: '127.0.0.1' },
    // everybody of this machine may read the figures, which a proxy here must not pass on
    METRICS_ADDRESSES: '127.0.0.1',
  });
});
afterAll(() => site.stop());

describe.each(names)('%s before the site', (name) => {
  let proxy: Awaited<ReturnType<typeof startWebProxy>>;
  let session: ClientHttp2Session;

  beforeAll(async () => {
    proxy = await startWebProxy(name, Number(new URL(site.url).port));
    if (proxy) session = visit(proxy);
  });
  afterAll(async () => {
    if (!proxy) return;
    session.destroy();
    await proxy.stop();
  });

  it('passes pages on by HTTP/2, compressed once and with the headers of the site', async () => {
    if (!proxy) return;
    const direct = await fetch(site.url, { headers: { host: 'offers.example', 'x-forwarded-proto': 'https' } });
    for (const [encoding, decompress] of [['gzip', gunzipSync] as const, ['br', brotliDecompressSync] as const]) {
      const { status, headers, body } = await ask(session, { ':path': '/', 'accept-encoding': encoding });
      expect([status, headers['content-encoding']]).toEqual([200, encoding]);
      expect(decompress(body).toString()).toContain('<h1');
      for (const kept of ['x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy']) {
        expect([kept, headers[kept]]).toEqual([kept, direct.headers.get(kept)]);
      }
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers.server ?? '').not.toMatch(/\d/);
    }
  });

  it('hides figures and checks', async () => {
    if (!proxy) return;
    for (const path of ['/metrics', '/readyz', '/healthz']) {
      expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
      expect([path, (await ask(session, { ':path': path })).status]).toEqual([path, 404]);
    }
  });

  it('counts callers by the address that they come from, not by one that they invent', async () => {
    if (!proxy) return;
    const left = async (invented: string): Promise<number> => {
      const asked = { ':path': '/rest/brochure/public/?id=1', 'x-forwarded-for': invented };
      return Number((await ask(session, asked)).headers['ratelimit-remaining']);
    };
    // again, should a minute of the limit end between the two
    await eventually(async () => {
      const first = await left('203.0.113.7');
      expect(first).toBeGreaterThan(0);
      expect(await left('203.0.113.8')).toBe(first - 1);
    });
  });
});

describe.each(names)('%s between callers and a program that tells what arrives', (name) => {
  const received: IncomingHttpHeaders[] = [];
  const upstream = createServer((asked, response) => {
    if (asked.url === '/asked') received.push(asked.headers);
    let bytes = 0;
    asked.on('data', (chunk: Buffer) => (bytes += chunk.length));
    asked.on('end', () => response.end(String(bytes)));
  });
  let proxy: Awaited<ReturnType<typeof startWebProxy>>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    proxy = await startWebProxy(name, (upstream.address() as AddressInfo).port);
  });
  afterAll(async () => {
    await proxy?.stop();
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
  });

  it('tells who asks, and drops what a caller invents', async () => {
    if (!proxy) return;
    const session = visit(proxy);
    const invented = {
      ...{ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' },
      ...{ 'x-request-id': 'mine', traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
    };
    expect((await ask(session, { ':path': '/asked', ...invented })).status).toBe(200);
    session.destroy();
    const [headers = {}] = received;
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
    expect(headers.host).toMatch(/^offers\.example(:\d+)?$/);
    expect(headers['x-forwarded-host']).toMatch(/^offers\.example(:\d+)?$/);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(headers).not.toHaveProperty('traceparent');
  });

  it('lets the largest upload through, and refuses a larger body before it comes', async () => {
    if (!proxy) return;
    const largest = upload(proxy, uploadsBodyLimit);
    largest.sending.end(Buffer.alloc(uploadsBodyLimit));
    expect(await text(await largest.response())).toBe(String(uploadsBodyLimit));
    const larger = upload(proxy, uploadsBodyLimit * 1.1);
    expect((await larger.response()).statusCode).toBe(413);
    larger.sending.destroy();
  });
});

/** Announces a body of so many bytes by HTTP/1.1, as programs do, and sends nothing of it yet. */
function upload({ port, certificate }: { port: number; certificate: string }, bytes: number) {
  const headers = { host: 'offers.example', 'content-length': Math.ceil(bytes) };
  const to = { host: '127.0.0.1', port, ca: certificate, servername: 'offers.example' };
  const sending = request({ ...to, method: 'POST', path: '/', headers, agent: false });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.flushHeaders();
  return { sending, response: async () => (await answered)[0] };
}

function visit({ port, certificate }: { port: number; certificate: string }): ClientHttp2Session {
  const to = `https://127.0.0.1:${String(port)}`;
  // a reset between two tests; what is asked afterwards fails by itself
  return connect(to, { ca: certificate, servername: 'offers.example' }).on('error', () => undefined);
}

async function ask(
  session: ClientHttp2Session,
  headers: Record<string, string>,
): Promise<{ status: number; headers: Http2Headers; body: Buffer }> {
  const stream = session.request({ ':authority': 'offers.example', ...headers });
  const [answered] = (await once(stream, 'response')) as [Http2Headers];
  return { status: Number(answered[':status']), headers: answered, body: await buffer(stream) };
}
