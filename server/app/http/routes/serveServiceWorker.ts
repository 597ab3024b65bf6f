import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config/Config';
import { DomainError } from '../../../shared/errors/DomainError';
import { buildCandidates } from '../../builds';

const candidates = buildCandidates('service-worker', 'serviceWorker.js');

/** It may ask our own addresses, and nothing else: the policy of its script is its own. */
const policy = "default-src 'none'; connect-src 'self'";

/** Takes the place of one that was installed, and leaves nothing behind. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .then(() => self.registration.unregister()),
));
`;

/** The service worker's script: asked for again at every visit, so that a new one arrives at once. */
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
