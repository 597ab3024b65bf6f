import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import { makeTestFolder } from '../../../test/cluster/makeTestFolder';
import { serveServiceWorker } from './serveServiceWorker';

const file = path.join(makeTestFolder('service-worker'), 'serviceWorker.js');
writeFileSync(file, 'self.addEventListener("fetch", () => {});');

async function ask(switches: { devClient: boolean; serviceWorker: boolean }, script: string | undefined = file) {
  const app = Fastify();
  serveServiceWorker(app, { pageRendering: { ...switches, renderTimeoutMs: 5000, fragmentMegabytes: 0 } }, script);
  const answer = await app.inject('/service-worker.js');
  await app.close();
  return answer;
}

it('is revalidated each time, and may request only our own addresses', async () => {
  const { statusCode, headers, body } = await ask({ devClient: false, serviceWorker: true });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(body).toContain('fetch');
});

it.each([
  ['it was switched off', { devClient: false, serviceWorker: false }],
  ['pages are being developed', { devClient: true, serviceWorker: true }],
])('unregisters itself when %s', async (_when, pageRendering) => {
  const { statusCode, body } = await ask(pageRendering);
  expect(statusCode).toBe(200);
  expect(body).toContain('unregister()');
  expect(body).not.toContain('"fetch"');
});
