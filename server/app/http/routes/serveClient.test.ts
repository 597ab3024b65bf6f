import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { silentLogger } from '../../../test/silentLogger';
import { makeConfig } from '../../../test/makeConfig';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { buildFrame } from '../buildFrame';
import { serveClient } from './serveClient';
import type { ServerDependencies } from '../ServerDependencies';

const script = `console.log(${JSON.stringify('tide'.repeat(500))});`;
const root = makeTestFolder('client');
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, 'assets', 'app-4f2a.js'), script);
  writeFileSync(path.join(root, 'assets', 'app-4f2a.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(root, 'index.html'), '<!doctype html>');
  app = await buildFrame({ config: makeConfig(), logger: silentLogger() } as ServerDependencies, []);
  await serveClient(app, root);
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

it('serves hashed files with unlimited caching, already compressed', async () => {
  const answer = await app.inject({ url: '/assets/app-4f2a.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript') as string,
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(answer.rawPayload).toEqual(brotliCompressSync(script));
  expect((await app.inject('/assets/app-4f2a.js')).body).toBe(script);
});

it.each(['/assets/app-4f2a.js', '/icon.svg', '/assets/gone-1.js'])(
  '%s does not count against the rate limit',
  async (url) => {
    expect((await app.inject(url)).headers).not.toHaveProperty('ratelimit-remaining');
  },
);

it('makes browsers revalidate other files', async () => {
  const answer = await app.inject('/icon.svg');
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' });
  const again = await app.inject({ url: '/icon.svg', headers: { 'if-none-match': String(answer.headers['etag']) } });
  expect(again.statusCode).toBe(304);
});

it.each([
  ...['/index.html', '/assets/app-4f2a.js.br', '/assets/gone-1.js', '/assets/%2e%2e/index.html'],
  // no list of a folder, and nothing of a repository or of settings
  ...['/assets/', '/assets', '/.git/config', '/.git/', '/.env', '/package.json', '/.vite/manifest.json'],
])('does not serve %s', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});
