import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../shared/errors/DomainError';
import { networkOf } from '../../../shared/networks/networkOf';
import { createContext } from '../../context/createContext';
import type { RateLimitGroup } from './RateLimitGroup';
import type { ServerDependencies } from '../ServerDependencies';

/**
 * Counts requests by account if the token is valid, otherwise by address (a /64 for IPv6), separately for each group.
 * Announces limits by `RateLimit-*` and `Retry-After` (docs/rules/errors-and-limits.md#rate-limits). Counters are in
 * memory: with several servers each counts its own.
 */
export async function limitRates(app: FastifyInstance, dependencies: ServerDependencies): Promise<void> {
  const budgets = dependencies.config.rateLimits;
  const spending = new WeakMap<FastifyRequest, RateLimitGroup>();
  const groupOf = (request: FastifyRequest): RateLimitGroup =>
    spending.get(request) ?? request.routeOptions.config.rateLimitGroup ?? 'reads';
  await app.register(fastifyRateLimit, {
    global: true,
    enableDraftSpec: true,
    cache: 20_000,
    timeWindow: '1 minute',
    // evaluated per request, because a scope that exempts its routes in a hook does so after this plugin has seen them
    allowList: (request) => request.routeOptions.config.rateLimit === false,
    max: (request) => budgets[groupOf(request)],
    keyGenerator: async (request) => `${groupOf(request)} ${await callerOf(request)}`,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
  const count = app.createRateLimit();
  app.decorate('spendBudget', async (request: FastifyRequest, group: RateLimitGroup) => {
    spending.set(request, group);
    const counted = await count(request).finally(() => spending.delete(request));
    if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttl);
  });

  async function callerOf(request: FastifyRequest): Promise<string> {
    const isVisitor = groupOf(request) === 'logins' || request.headers.authorization === undefined;
    const { viewer } = isVisitor ? { viewer: null } : await createContext(dependencies, request);
    return viewer ? `account ${viewer.accountId}` : `address ${networkOf(request.ip)}`;
  }
}

function tooManyRequests(milliseconds: number): DomainError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new DomainError('TOO_MANY_REQUESTS', `Too many requests. Try again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
  });
}
