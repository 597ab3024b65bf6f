import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publicList, useResponseCache } from '../../test/useResponseCache';

const { servers, visit, keep, quiet, published } = useResponseCache();

describe('browsers and caches', () => {
  it('may store a response and revalidate it', async () => {
    await published();
    await keep();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const asked = { 'accept-encoding': encoding };
      const first = await visit(publicList, asked);
      const { etag = '' } = first.headers;
      expect(first.headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'accept-encoding, authorization',
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      expect(first.headers['content-encoding'] ?? 'identity').toBe(encoding);
      const again = await visit(publicList, { ...asked, 'if-none-match': `"other", W/${etag}` });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding, authorization' });
      expect(again.headers).not.toHaveProperty('content-encoding');
    }
  });

  it('get the same ETag for the same bytes from every server', async () => {
    const { id } = await published();
    const url = `${publicList}?id=${id}`;
    const br = { 'accept-encoding': 'br' };
    const names = [await visit(url, br), await visit(url, br), await visit(url, br, servers.one)].map(
      ({ headers }) => headers.etag,
    );
    expect(new Set(names).size).toBe(1);
    expect((await visit(url)).headers.etag).not.toBe(names[0]);
  });

  it('get the same bytes with and without the cache', async () => {
    await published();
    await quiet();
    await keep();
    const plain = (await visit()).body;
    const made = await visit(publicList, { authorization: 'Basic nobody' });
    expect(made.body).toBe(plain);
    const br = await visit(publicList, { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    const gzip = await visit(publicList, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  it('get the headers by HEAD', async () => {
    await published();
    await keep();
    const { headers, rawPayload } = await visit();
    const head = await servers.other.app.inject({ method: 'HEAD', url: publicList });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': String(rawPayload.length) });
    const first = await servers.other.app.inject({ method: 'HEAD', url: `${publicList}?sortBy=ID` });
    expect(first.headers).toMatchObject({ etag: expect.any(String) as string });
    expect(first.body).toBe('');
  });

  it('count against the rate limit', async () => {
    await keep();
    const somebody = { url: publicList, remoteAddress: '198.51.100.9' };
    const remaining = async () => Number((await servers.other.app.inject(somebody)).headers['ratelimit-remaining']);
    const before = await remaining();
    expect(await remaining()).toBe(before - 1);
  });
});
