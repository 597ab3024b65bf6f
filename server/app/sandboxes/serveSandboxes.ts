import type { FastifyInstance } from 'fastify';
import { isSandboxKey, isWellFormedKey } from '../../domains/accounts/api-keys/keySecret';
import { networkOf } from '../../shared/networks/networkOf';
import { readBearerToken } from '../context/readBearerToken';
import type { ServerDependencies } from '../http/ServerDependencies';

/**
 * Hands each request with the key of a sandbox to the server of that sandbox, before the site reads anything of it
 * (docs/developers/sandbox.md). Call it before all else that looks at requests.
 */
export function handOverSandboxRequests(app: FastifyInstance, { sandboxes, logger }: ServerDependencies): void {
  if (sandboxes === undefined) return;
  app.addHook('onReady', (done) => {
    void sandboxes.prepare().catch((err: unknown) => logger.warn({ err }, 'Sandboxes cannot be made.'));
    done();
  });
  app.addHook('onRequest', async (request, reply) => {
    const token = readBearerToken(request.headers.authorization);
    if (token === null || !isSandboxKey(token) || !isWellFormedKey(token)) return;
    const sandbox = await sandboxes.find(token);
    // the site itself knows no such key, and refuses it
    if (sandbox === null) return;
    reply.hijack();
    sandbox.routing(request.raw, reply.raw);
  });
}

/** `POST /developers/sandboxes` makes a sandbox and returns its key, which is shown once. */
export function serveSandboxes(app: FastifyInstance, { sandboxes }: ServerDependencies): void {
  if (sandboxes === undefined) return;
  app.post('/developers/sandboxes', { config: { rateLimitGroup: 'enquiries' } }, async (request, reply) => {
    const { key, expiresAt } = await sandboxes.create(networkOf(request.ip));
    return reply.code(201).header('cache-control', 'no-store').send({ key, expiresAt: expiresAt.toISOString() });
  });
}
