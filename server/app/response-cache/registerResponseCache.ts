import type {
  FastifyInstance,
  FastifyReply,
  onSendAsyncHookHandler,
  preParsingHookHandler,
  FastifyRequest,
} from 'fastify';
import { cacheLookups } from '../../platform/metrics/metrics';
import { onSiteValues } from '../../shared/brand/siteValues';
import { PublicChanges } from './public-version/PublicChanges';
import { DomainError } from '../../shared/errors/DomainError';
import type { ServerDependencies } from '../http/ServerDependencies';
import { getExpiry } from './getExpiry';
import type { Outcome } from './InFlightResponse';
import { ResponseCache } from './ResponseCache';
import { listenForPublicChanges } from './public-version/listenForPublicChanges';
import { createCachedResponse } from './createCachedResponse';
import type { PublicVersion } from './public-version/PublicVersion';
import { CacheFastPath } from './CacheFastPath';
import { encodingOf } from './acceptedEncoding';
import { CachePolicy } from './CachePolicy';
import type { CachedResponse } from './CachedResponse';
import { matchesEtag, sendCachedResponse } from './sendCachedResponse';

/** Headers of this request; all others come from the cached response. */
const own = ['x-request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];

/** Takes over the response from Fastify. Hooks for logging still run. */
function sendFromCache(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): void {
  const ownHeaders = own.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [name, String(value)];
  });
  reply.hijack();
  sendCachedResponse(reply.raw, request.headers['if-none-match'], response, ownHeaders);
}

const megabyte = 1024 * 1024;
/** The fast path may use 1/8 of the memory in addition. */
const addressShare = 8;
/** A shared computation may end without a usable response. After that many a request computes its own. */
const mostWaits = 3;

/**
 * Caches the responses of routes with a `config.cacheRule` and serves hits before the handler runs, but after rate
 * limiting. Register it before compression, so that a cached response is compressed once.
 */
export function registerResponseCache(
  app: FastifyInstance,
  { config, database, logger, clock }: ServerDependencies,
): void {
  const maxBytes = config.responseCache.megabytes * megabyte;
  const cache = maxBytes > 0 ? open() : null;
  const { cdn } = config;
  const { trustProxy } = config.http;
  const fastPath =
    cache && config.responseCache.fastPath
      ? new CacheFastPath(cache.responses, app, logger, { trustProxy, maxBytes: maxBytes / addressShare })
      : null;
  fastPath?.install();
  app.decorateRequest('cachePolicy', null);
  app.decorate('publicVersion', cache?.version ?? null);

  const serveFromCache: preParsingHookHandler = (request, reply, payload, done) => {
    const cachePolicy = getCachePolicy(request);
    request.cachePolicy = cachePolicy;
    if (cachePolicy) cachePolicy.expiresAt = getExpiry(clock.now());
    if (!cachePolicy || !cache) {
      done(null, payload);
      return;
    }
    const response = cache.responses.find(cachePolicy.key);
    if (response) {
      cacheLookups.inc({ outcome: 'hit' });
      fastPath?.learn(request, cachePolicy);
      sendFromCache(request, reply, response);
      return;
    }
    findOrBegin(cache, cachePolicy, reply).then((found) => {
      cacheLookups.inc({ outcome: found === null ? 'miss' : 'shared' });
      if (reply.sent) return;
      if (found instanceof DomainError) done(found);
      else if (found) sendFromCache(request, reply, found);
      else done(null, payload);
    }, done);
  };

  const storeResponse: onSendAsyncHookHandler = async (request, reply, payload) => {
    const { cachePolicy } = request;
    if (!cachePolicy) return payload;
    const response = await createCachedResponse(reply, payload, cachePolicy, cdn && { ...cdn, now: clock.now() });
    if (cache && cachePolicy.inFlight)
      cache.responses.end(cachePolicy.key, cachePolicy.inFlight, response ?? cachePolicy.refusal);
    if (!response) return payload;
    if (!matchesEtag(request.headers['if-none-match'], response.etag)) return response.bytes;
    reply.code(304).removeHeader('content-type').removeHeader('content-encoding');
    return null;
  };

  app.addHook('onRoute', (route) => {
    // Fastify derives HEAD routes from GET routes, which already have the hooks.
    if (!route.config?.cacheRule || [route.preParsing].flat().includes(serveFromCache)) return;
    route.preParsing = [serveFromCache, ...[route.preParsing ?? []].flat()];
    route.onSend = [storeResponse, ...[route.onSend ?? []].flat()];
  });

  function open(): { responses: ResponseCache; version: PublicVersion } {
    const { version, listener } = listenForPublicChanges(database, logger, (changes) => {
      responses.remove(changes);
    });
    const responses = new ResponseCache(maxBytes, version, clock);
    app.addHook('onReady', () => listener.start());
    const stopFollowing = onSiteValues(() => version.changed(PublicChanges.read(null)));
    app.addHook('onClose', async () => {
      stopFollowing();
      await listener.stop();
    });
    return { responses, version };
  }
}

/** A cached response or the outcome of a running computation; null: this request computes it. */
async function findOrBegin(
  { responses, version }: { responses: ResponseCache; version: PublicVersion },
  cachePolicy: CachePolicy,
  reply: FastifyReply,
): Promise<Outcome> {
  const { key } = cachePolicy;
  for (let waits = 0; waits < mostWaits; waits += 1) {
    if ((await version.verify()) === null) return null;
    const response = responses.find(key);
    if (response) return response;
    const inFlight = responses.findInFlight(key);
    if (!inFlight) {
      const own = responses.begin(key);
      cachePolicy.inFlight = own;
      // When this request is aborted, those that wait for it go on.
      if (own) reply.raw.once('close', () => responses.end(key, own, null));
      return null;
    }
    const outcome = await inFlight.outcome;
    if (outcome) return outcome;
  }
  return null;
}

/** Null: the response is not public. A request with a token, valid or not, always bypasses the cache. */
function getCachePolicy(request: FastifyRequest): CachePolicy | null {
  const { method, headers, routeOptions } = request;
  const rule = routeOptions.config.cacheRule;
  if (!rule || (method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return null;
  const address = rule.getKey(request);
  if (address === null) return null;
  const encoding = encodingOf(headers);
  const vary = ['accept-encoding', 'authorization', rule.vary].filter(Boolean).join(', ');
  return new CachePolicy(`${encoding} ${address}`, encoding, vary, rule.isOptIn !== true);
}
