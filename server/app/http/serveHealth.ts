import type { FastifyInstance } from 'fastify';
import { checkReadiness } from './checkReadiness';
import type { ServerDependencies } from './ServerDependencies';

/** For load balancers and containers: alive (the process answers) and ready (it can do its work). */
export function serveHealth(app: FastifyInstance, dependencies: ServerDependencies): void {
  const unlimited = { config: { rateLimit: false }, logLevel: 'warn' } as const;
  app.get('/healthz', unlimited, async (_request, reply) => {
    await reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', unlimited, async (_request, reply) => {
    const missing = await checkReadiness(dependencies);
    const status = missing.length === 0 ? 'ready' : 'not ready';
    await reply
      .code(missing.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, missing });
  });
}
