import fastifyRateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../shared/errors/DomainError';
import { networkOf } from '../../../shared/networks/networkOf';
import { findAccountOfDevice } from '../../../domains/accounts/devices/findAccountOfDevice';
import { createContext } from '../../context/createContext';
import { oncePerRequest } from '../../context/oncePerRequest';
import { isAddressShared } from '../security/isAddressShared';
import type { RateLimitGroup } from './RateLimitGroup';
import { RequestCounters } from './RequestCounters';
import { shareCounts } from './shareCounts';
import type { ServerDependencies } from '../ServerDependencies';

const windowMs = 60_000;
/** what a caller may spend of a limit before other processes are told */
const toldShare = 1 / 8;

/** An API key that does not count is refused later, and counted by address. */
function withoutRefusedKey(error: unknown): null {
  if (error instanceof DomainError && ['UNAUTHENTICATED', 'FORBIDDEN'].includes(error.code)) return null;
  throw error;
}

/**
 * Counts requests by API key or account if the token is valid, otherwise by the account that knows the device, otherwise
 * by address (a /64 for IPv6), separately for each group. All devices of an account share one count, so that their cookies
 * give guessers no more tries. Announces limits by `RateLimit-*` and `Retry-After`
 * (docs/rules/errors-and-limits.md#rate-limits). Counters are in memory; busy callers are counted over all processes
 * (`shareCounts`).
 */
export async function limitRates(app: FastifyInstance, dependencies: ServerDependencies): Promise<void> {
  const budgets = dependencies.config.rateLimits;
  const spending = new WeakMap<FastifyRequest, RateLimitGroup>();
  const groupOf = (request: FastifyRequest): RateLimitGroup =>
    spending.get(request) ?? request.routeOptions.config.rateLimitGroup ?? 'reads';
  const ownerOfDevice = oncePerRequest<Promise<number | null>>();
  const limitsOfKeys = new WeakMap<FastifyRequest, number | null>();
  const limitOf = (request: FastifyRequest, group: RateLimitGroup): number =>
    (group === 'reads' ? limitsOfKeys.get(request) : null) ?? budgets[group];
  const counters = new RequestCounters(windowMs, (key) => Math.ceil(budgets[groupOfKey(key)] * toldShare));
  shareCounts(app, counters, { database: dependencies.database, secret: dependencies.config.identitySecret });
  await app.register(fastifyRateLimit, {
    global: true,
    enableDraftSpec: true,
    store: storeOf(counters),
    timeWindow: windowMs,
    // evaluated per request, because a scope that exempts its routes in a hook does so after this plugin has seen them
    allowList: (request) => request.routeOptions.config.rateLimit === false,
    max: (request, key) => (isOfCrowd(key) ? crowdFactor * budgets.logins : limitOf(request, groupOfKey(key))),
    keyGenerator: countedAs,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
  const count = app.createRateLimit();
  app.decorate('spendBudget', async (request: FastifyRequest, group: RateLimitGroup) => {
    spending.set(request, group);
    const counted = await count(request).finally(() => spending.delete(request));
    if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttl);
  });

  app.decorate('spendBytes', async (request: FastifyRequest, bytes: number) => {
    const megabytes = bytes / 1_000_000;
    const counted = counters.count(keyOf('megabytes', await callerOf(request)), megabytes);
    if (counted.current - megabytes >= budgets.megabytes) throw tooManyRequests(counted.ttl);
  });

  /**
   * Behind a proxy that nobody named, unknown devices share one address. Their sign-ins have a wider limit of their own.
   */
  async function countedAs(request: FastifyRequest): Promise<string> {
    const group = groupOf(request);
    const caller = await callerOf(request);
    const isCrowd = group === 'logins' && isAddress(caller) && isAddressShared(request, dependencies.config.http);
    return keyOf(group, isCrowd ? `${crowd} ${caller}` : caller);
  }

  async function callerOf(request: FastifyRequest): Promise<string> {
    const isVisitor = groupOf(request) === 'logins' || request.headers.authorization === undefined;
    const context = isVisitor ? null : await createContext(dependencies, request).catch(withoutRefusedKey);
    if (context?.apiKey) {
      limitsOfKeys.set(request, context.apiKey.requestsPerMinute);
      return `key ${context.apiKey.id}`;
    }
    const accountId = context?.viewer?.viewing?.administratorId ?? context?.viewer?.accountId;
    if (accountId !== undefined) return `account ${accountId}`;
    // without the database everybody counts by address
    const ownerId = await ownerOfDevice(request, () =>
      findAccountOfDevice(dependencies.database, request.headers.cookie).catch(() => null),
    );
    return ownerId !== null ? `devices of ${ownerId}` : addressOf(networkOf(request.ip));
  }

  app.decorate('countVisit', (network: string, group: RateLimitGroup) => {
    const limit = budgets[group];
    const counted = counters.countWithin(keyOf(group, addressOf(network)), limit);
    if (!counted) return null;
    return { limit, remaining: limit - counted.current, resetSeconds: Math.ceil(counted.ttl / 1000) };
  });
}

/** many visitors behind one address that nobody can tell apart: how much more they may than one network */
const crowdFactor = 6;
const crowd = 'crowd';

function isOfCrowd(key: string): boolean {
  return key.includes(` ${crowd} `);
}

function keyOf(group: RateLimitGroup, caller: string): string {
  return `${group} ${caller}`;
}

function addressOf(network: string): string {
  return `address ${network}`;
}

function isAddress(caller: string): boolean {
  return caller.startsWith(addressOf(''));
}

function groupOfKey(key: string): RateLimitGroup {
  return key.slice(0, key.indexOf(' ')) as RateLimitGroup;
}

/** The plugin creates its store itself, and ours is shared with `countVisit`. */
function storeOf(counters: RequestCounters): FastifyRateLimitStoreCtor {
  return function () {
    return counters;
  } as unknown as FastifyRateLimitStoreCtor;
}

function tooManyRequests(milliseconds: number): DomainError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new DomainError('TOO_MANY_REQUESTS', `Too many requests. Try again in ${seconds} s.`, {
    retryAfterSeconds: seconds,
  });
}
