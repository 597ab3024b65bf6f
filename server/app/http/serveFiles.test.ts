import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../platform/file-store/FileStore';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { createLogger } from '../../platform/logger/createLogger';
import { makeConfig } from '../../test/makeConfig';
import { makeTestFolder } from '../../test/makeTestFolder';
import { buildFrame } from './buildFrame';
import type { ServerDependencies } from './ServerDependencies';

const bytes = randomBytes(5000);
const root = makeTestFolder('files');
let app: FastifyInstance;
let sha256: string;

beforeAll(async () => {
  const files: FileStore = new LocalFileStore(root);
  sha256 = await files.put(bytes, 'application/pdf');
  await files.putRendition(sha256, 640, Buffer.from('a small picture'));
  const logger = createLogger({ level: 'silent' });
  app = await buildFrame({ config: makeConfig(), logger, files } as ServerDependencies, []);
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/files/${sha256}/${name}`, headers });

it('serves a file whole and for ever, to other sites as well', async () => {
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

it('serves renditions as pictures that can run nothing', async () => {
  const answer = await get('640.webp');
  expect([answer.headers['content-type'], answer.body]).toEqual(['image/webp', 'a small picture']);
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});

it('lets a PDF be shown: browsers do not in a sandbox', async () => {
  expect((await get('original')).headers['content-security-policy']).not.toContain('sandbox');
});

it('does not send again what the browser has', async () => {
  const etag = String((await get('original')).headers.etag);
  const answer = await get('original', { 'if-none-match': etag });
  expect([answer.statusCode, answer.body]).toEqual([304, '']);
});

it('sends the part that was asked for', async () => {
  const answer = await get('original', { range: 'bytes=1000-1999' });
  expect(answer.statusCode).toBe(206);
  expect(answer.headers).toMatchObject({ 'content-range': 'bytes 1000-1999/5000', 'content-length': '1000' });
  expect(answer.rawPayload).toEqual(bytes.subarray(1000, 2000));
});

it('refuses a part behind the end', async () => {
  const answer = await get('original', { range: 'bytes=5000-' });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */5000']);
});

it('answers HEAD without the file', async () => {
  const answer = await app.inject({ method: 'HEAD', url: `/files/${sha256}/original` });
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '5000', '']);
});

it.each(['641.webp', 'content-type', '..%2foriginal', 'original/more', ''])('finds nothing at %s', async (name) => {
  expect((await get(name)).statusCode).toBe(404);
});
