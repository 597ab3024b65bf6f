import type { FastifyInstance, FastifyReply, onSendAsyncHookHandler, preParsingHookHandler } from 'fastify';
import { DomainError } from '../../shared/errors/DomainError';
import type { ServerDependencies } from '../http/ServerDependencies';
import { getExpiry } from './getExpiry';
import type { CachePolicy } from './CachePolicy';
import { getCachePolicy } from './getCachePolicy';
import type { Outcome } from './InFlightResponse';
import { ResponseCache } from './ResponseCache';
import { listenForPublicChanges } from './listenForPublicChanges';
import { createCachedResponse } from './createCachedResponse';
import { matchesEtag } from './matchesEtag';
import type { PublicVersion } from './PublicVersion';
import { sendCachedResponse } from './sendCachedResponse';

const megabyte = 1024 * 1024;
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
  app.decorateRequest('cachePolicy', null);

  const serveFromCache: preParsingHookHandler = (request, reply, payload, done) => {
    const cachePolicy = getCachePolicy(request);
    request.cachePolicy = cachePolicy;
    if (!cachePolicy || !cache) {
      done(null, payload);
      return;
    }
    const response = cache.responses.find(cachePolicy.key);
    if (response) {
      sendCachedResponse(request, reply, response);
      return;
    }
    cachePolicy.expiresAt = getExpiry(clock.now());
    findOrBegin(cache, cachePolicy, reply).then((found) => {
      if (reply.sent) return;
      if (found instanceof DomainError) done(found);
      else if (found) sendCachedResponse(request, reply, found);
      else done(null, payload);
    }, done);
  };

  const storeResponse: onSendAsyncHookHandler = async (request, reply, payload) => {
    const { cachePolicy } = request;
    if (!cachePolicy) return payload;
    const response = await createCachedResponse(reply, payload, cachePolicy);
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
    const { version, listener } = listenForPublicChanges(database, logger, () => {
      responses.clear();
    });
    const responses = new ResponseCache(maxBytes, version, clock);
    app.addHook('onReady', () => listener.start());
    app.addHook('onClose', () => listener.stop());
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
