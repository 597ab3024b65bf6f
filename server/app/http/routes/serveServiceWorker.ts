import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config/Config';
import { DomainError } from '../../../shared/errors/DomainError';
import { buildCandidates } from '../../builds';

const candidates = buildCandidates('service-worker', 'serviceWorker.js');

/** The service worker's own policy: it may request only our own addresses. */
const policy = "default-src 'none'; connect-src 'self'";

/** Replaces an installed worker and unregisters it. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister()),
));
`;

/** Serves the service worker's script. Browsers revalidate it at every visit, so a new version arrives at once. */
export function serveServiceWorker(
  app: FastifyInstance,
  { pageRendering }: Pick<Config, 'pageRendering'>,
  file = candidates.find(existsSync),
): void {
  const isWanted = pageRendering.serviceWorker && !pageRendering.devClient;
  const script = !isWanted ? farewell : file === undefined ? null : readFileSync(file, 'utf8');
  app.get('/service-worker.js', { config: { rateLimit: false } }, (_request, reply) => {
    if (script === null) throw new DomainError('NOT_FOUND', 'The client has not been built.');
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .send(script);
  });
}
