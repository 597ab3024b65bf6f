import type { FastifyInstance } from 'fastify';
import { poolFigures, readSiteFigures } from '../../../domains/overview/health/readSiteFigures';
import { collectProcessMetrics, registry } from '../../../platform/metrics/metrics';
import { recentRequests } from '../../../platform/metrics/RecentRequests';
import { DomainError } from '../../../shared/errors/DomainError';
import type { ServerDependencies } from '../ServerDependencies';
import { metricsGuard } from './metricsGuard';
import { offerMetrics, readMetrics } from '../../process/workers/readMetrics';
import { setSiteGauges, siteRegistry, watchPool } from './siteGauges';

/**
 * `/metrics` in the text format of Prometheus, of all processes that share the port, for whom METRICS_TOKEN or METRICS_ADDRESSES lets in. Figures of the
 * database are missing while it does not answer, and `local_offers_database_up` is 0.
 */
export function serveMetrics(app: FastifyInstance, { config, database, files, isSandbox }: ServerDependencies): void {
  collectProcessMetrics();
  offerMetrics(registry);
  if (isSandbox !== true) watchPool(() => poolFigures(database));
  recentRequests.start();
  const accessOf = metricsGuard(config.metrics, config.http.trustProxy);
  app.get('/metrics', { config: { rateLimit: false }, logLevel: 'warn' }, async (request, reply) => {
    const access = accessOf(request);
    if (access === 'closed') {
      reply.callNotFound();
      return reply;
    }
    if (access === 'token needed')
      throw new DomainError('UNAUTHENTICATED', 'Send the METRICS_TOKEN of this site as a Bearer token.');
    setSiteGauges(await readSiteFigures(database), await files.readSpace());
    const texts = [await readMetrics(registry), await siteRegistry.metrics()];
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(texts.join('\n'));
  });
}
