import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../../shared/errors/DomainError';
import { buildCandidates } from '../../../builds';

const candidates = buildCandidates('embed', 'offers.js');

/** Serves the web component `<local-offers>` (`client/embed`, docs/rules/embeds.md#web-component) to pages of any site. */
export function serveEmbedScript(app: FastifyInstance, file = candidates.find(existsSync)): void {
  const script = file === undefined ? null : readFileSync(file, 'utf8');
  app.get('/embed/offers.js', { config: { crossOrigin: true, rateLimit: false } }, (_request, reply) => {
    if (script === null) throw new DomainError('NOT_FOUND', 'The client has not been built.');
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' })
      .send(script);
  });
}
