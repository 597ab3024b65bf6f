import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../../platform/file-store/FileStore';
import { LocalFileStore } from '../../../platform/file-store/LocalFileStore';
import { silentLogger } from '../../../test/silentLogger';
import { makeConfig } from '../../../test/makeConfig';
import { mapFilePassOf } from '../../../domains/printed-maps/files/mapFilePass';
import { mapFileUrl } from '../../../domains/printed-maps/files/mapFileUrl';
import { PrintedMap } from '../../../domains/printed-maps/PrintedMap';
import { makeAsset } from '../../../test/factories/makeAsset';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { makeMapArea } from '../../../test/factories/makeMapArea';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { useTestDatabase } from '../../../test/testDatabase';
import { buildFrame } from '../buildFrame';
import type { ServerDependencies } from '../ServerDependencies';

const bytes = randomBytes(5000);
const db = useTestDatabase();
const config = makeConfig();
const clock = { now: () => new Date('2026-11-20T03:00:00Z') };
const root = makeTestFolder('files');
let app: FastifyInstance;
let sha256: string;

beforeAll(async () => {
  const files: FileStore = new LocalFileStore(root);
  sha256 = await files.put(bytes, 'application/pdf');
  await files.putRendition(sha256, 640, Buffer.from('a small picture'));
  const logger = silentLogger();
  app = await buildFrame({ config, logger, files, clock, database: db.database } as ServerDependencies, []);
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/files/${sha256}/${name}`, headers });

it('serves a whole file with unlimited caching, also to other sites', async () => {
  const answer = await get('original');
  expect(answer.rawPayload).toEqual(bytes);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '5000',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('serves renditions as pictures that cannot run anything', async () => {
  const answer = await get('640.webp');
  expect([answer.headers['content-type'], answer.body]).toEqual(['image/webp', 'a small picture']);
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});

it('serves a PDF without a sandbox, because browsers would not show it', async () => {
  expect((await get('original')).headers['content-security-policy']).not.toContain('sandbox');
});

it('does not resend what the browser has', async () => {
  const etag = String((await get('original')).headers.etag);
  const answer = await get('original', { 'if-none-match': etag });
  expect([answer.statusCode, answer.body]).toEqual([304, '']);
});

it('sends the requested range', async () => {
  const answer = await get('original', { range: 'bytes=1000-1999' });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers).toMatchObject({ 'content-range': 'bytes 1000-1999/5000', 'content-length': '1000' });
  expect(answer.rawPayload).toEqual(bytes.subarray(1000, 2000));
});

it('refuses a range after the end', async () => {
  const answer = await get('original', { range: 'bytes=5000-' });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */5000']);
});

it('counts documents by what is sent of them, and all files by their number', async () => {
  const limits = config.rateLimits;
  const before = { ...limits };
  const ask = async (name: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await app.inject({ method, url: `/files/${sha256}/${name}`, headers, remoteAddress: '192.0.2.61' });
    return answer.statusCode;
  };
  Object.assign(limits, { files: 6, megabytes: 0.005 });
  try {
    // 4 kB, then nothing, then the 5 kB that go beyond the limit
    expect(await ask('original', { range: 'bytes=0-3999' })).toBe(206);
    expect([await ask('original', {}, 'HEAD'), await ask('original')]).toEqual([200, 200]);
    expect(await ask('original', { range: 'bytes=0-9' })).toBe(429);
    expect([await ask('640.webp'), await ask('none.webp'), await ask('640.webp')]).toEqual([200, 404, 429]);
  } finally {
    Object.assign(limits, before);
  }
});

it('answers HEAD without the file', async () => {
  const answer = await app.inject({ method: 'HEAD', url: `/files/${sha256}/original` });
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '5000', '']);
});

it.each(['641.webp', 'content-type', '..%2foriginal', 'original/more', ''])('is 404 for %s', async (name) => {
  expect((await get(name)).statusCode).toBe(404);
});

describe('a printed map', () => {
  const maps = () => db.database.getRepository(PrintedMap);
  const publish = (isPublished: boolean) => maps().update({ fileSha256: sha256 }, { isPublished });
  const secret = config.identitySecret;
  const open = (pass: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/files/${sha256}/original?pass=${pass}`, headers: { range: 'bytes=0-9' } });

  beforeAll(async () => {
    const { id: mapAreaId } = await makeMapArea(db.database);
    const file = { fileSha256: sha256, byteSize: 5000, madeAt: clock.now(), origin: 'UPLOADED' } as const;
    await maps().insert({ mapAreaId, paper: 'A4', orientation: 'LANDSCAPE', state: 'READY', ...file });
  });
  afterAll(() => maps().deleteAll());

  it('is revalidated each time, because it may be withdrawn', async () => {
    const answer = await get('original');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, no-cache']);
    expect((await get('original', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  it('is unavailable at its address while it is withdrawn, and available again when it is published', async () => {
    const { etag } = (await get('original')).headers;
    await publish(false);
    expect((await get('original')).statusCode).toBe(404);
    expect((await get('original', { 'if-none-match': String(etag) })).statusCode).toBe(404);
    expect((await get('original', { range: 'bytes=0-9' })).statusCode).toBe(404);
    expect((await open('', 'HEAD')).statusCode).toBe(404);
    await publish(true);
    expect((await get('original')).statusCode).toBe(200);
  });

  it('opens with the pass of administrators, for two hours at most, and is not cached', async () => {
    await publish(false);
    const addressFor = (role: 'ADMINISTRATOR' | 'VENDOR') => {
      const viewer = { accountId: 1, role, vendorId: null };
      return mapFileUrl({ viewer, identitySecret: secret, clock }, { isPublished: false }, sha256);
    };
    expect(addressFor('VENDOR')).toBe(`/files/${sha256}/original`);
    const answer = await app.inject({ url: addressFor('ADMINISTRATOR'), headers: { range: 'bytes=0-9' } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([206, 'private, no-store']);
    const passes = {
      old: mapFilePassOf(secret, sha256, new Date('2026-11-20T00:59:59Z')),
      ofAnotherFile: mapFilePassOf(secret, 'f'.repeat(64), clock.now()),
      ofAnotherSite: mapFilePassOf('another secret', sha256, clock.now()),
      none: '999999999.',
      twice: `${mapFilePassOf(secret, sha256, clock.now())}&pass=1`,
    };
    for (const pass of Object.values(passes)) expect((await open(pass)).statusCode).toBe(404);
    await publish(true);
  });

  it('stays open while an ad has the same bytes as its own file', async () => {
    await publish(false);
    const { id: brochureId } = await makeBrochure(db.database);
    await makeAsset(db.database, { brochureId, sha256, url: `/files/${sha256}/original` });
    expect((await get('original')).statusCode).toBe(200);
    await publish(true);
  });
});
