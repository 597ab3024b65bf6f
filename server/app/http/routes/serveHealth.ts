import type { FastifyInstance } from 'fastify';
import { DatabaseProbe } from '../../../platform/database/DatabaseProbe';
import { getDatabaseAddress } from '../../database/hosts/getDatabaseAddress';
import { checkReadiness, findDegradation } from './checkReadiness';
import type { ServerDependencies } from '../ServerDependencies';

/** Readiness checks have no rate limit, so concurrent ones share one database query. */
export const readinessHolds = 1_000;

const closing = { status: 'not ready', missing: ['The server is about to close.'] };

/** Health checks for load balancers and containers: alive (the process answers) and ready (it can serve requests). */
export function serveHealth(app: FastifyInstance, dependencies: ServerDependencies): void {
  const unlimited = { config: { rateLimit: false }, logLevel: 'warn' } as const;
  app.get('/healthz', unlimited, async (_request, reply) => {
    await reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  const probe = new DatabaseProbe(() => getDatabaseAddress(dependencies.database).url);
  app.addHook('onClose', () => probe.close());
  app.decorate('readinessChecks', []);
  let looked: { at: number; isDone: boolean; missing: Promise<string[]> } | undefined;
  /** One check at a time, because the probe has one connection. */
  const look = () => {
    const missing = checkReadiness(dependencies, probe, app.readinessChecks);
    const begun = { at: performance.now(), isDone: false, missing };
    const end = () => (begun.isDone = true);
    missing.then(end, end);
    return begun;
  };
  app.get('/readyz', unlimited, async (_request, reply) => {
    if (app.draining.isOn) return reply.code(503).header('cache-control', 'no-store').send(closing);
    if (!looked || (looked.isDone && performance.now() - looked.at >= readinessHolds)) looked = look();
    const missing = await looked.missing;
    const degraded = missing.length === 0 ? findDegradation(dependencies) : [];
    const status = missing.length > 0 ? 'not ready' : degraded.length > 0 ? 'degraded' : 'ready';
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, missing, ...(degraded.length > 0 && { degraded }) });
  });
}
