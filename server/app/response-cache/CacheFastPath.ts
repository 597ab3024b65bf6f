import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config/Config';
import { cacheLookups, requestSeconds } from '../../platform/metrics/metrics';
import { networkOf } from '../../shared/networks/networkOf';
import { createRequestId } from '../http/createRequestId';
import { describeRequest } from '../http/describeRequest';
import type { RateLimitGroup } from '../http/limits/RateLimitGroup';
import { encodingOf } from './acceptedEncoding';
import type { CachePolicy } from './CachePolicy';
import type { ResponseCache } from './ResponseCache';
import { sendCachedResponse } from './sendCachedResponse';

/** What the usual path has found out about an address, which depends on nothing but the request. */
interface KnownAddress {
  /** for the log */
  route: string | undefined;
  /** null: no limit */
  rateLimitGroup: RateLimitGroup | null;
  /** request headers that the cache key depends on */
  keyHeaders: readonly string[];
  /** cache keys by encoding and values of these headers */
  keys: Map<string, string>;
}

/** Variants of one address: encodings, and media types that clients accept. */
const mostKeys = 8;
const mostCallers = 20_000;
/** Bytes that an address costs besides its text. */
const overhead = 1_000;
const hits = cacheLookups.labels({ outcome: 'hit' });

/**
 * Serves hits of the response cache before Fastify sees the request, with the response that Fastify would send: the same
 * bytes and headers, the same rate limits, the same log line. It knows nothing about routes. A request learns its key
 * on the usual path; later requests that are equal in everything the key depends on use it here. Everything else is left
 * to Fastify: misses, tokens, bodies, spent budgets, and every request while the server drains.
 */
export class CacheFastPath {
  private readonly addresses: LRUCache<string, KnownAddress>;
  /** networks of callers by the address of their connection, and by what a trusted proxy says about it */
  private readonly networks = new LRUCache<string, string>({ max: mostCallers });
  private readonly trustsProxy: boolean;
  private readonly requestId: (request: IncomingMessage) => string;
  private isClosing = false;

  constructor(
    private readonly responses: Pick<ResponseCache, 'find'>,
    private readonly app: FastifyInstance,
    private readonly logger: Logger,
    { trustProxy, maxBytes }: { trustProxy: Config['http']['trustProxy']; maxBytes: number },
  ) {
    this.trustsProxy = trustProxy !== false;
    this.requestId = createRequestId(this.trustsProxy);
    this.addresses = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (_address, url) => mostKeys * url.length + overhead,
    });
  }

  /** Puts itself before Fastify's listener of the server. Call it once, before the server listens. */
  install(): void {
    const { server } = this.app;
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (this.serve(request, response)) return;
      for (const listener of listeners) listener.call(server, request, response);
    });
    this.app.addHook('preClose', (done) => {
      this.isClosing = true;
      done();
    });
  }

  /** Remembers the cache key of a request that Fastify has routed. */
  learn({ raw, ip, routeOptions }: FastifyRequest, { key }: CachePolicy): void {
    const { url, config } = routeOptions;
    const at = addressOf(raw);
    const address = this.addresses.get(at) ?? {
      route: url,
      rateLimitGroup: config.rateLimit === false ? null : (config.rateLimitGroup ?? 'reads'),
      keyHeaders: config.cacheRule?.keyHeaders ?? [],
      keys: new Map<string, string>(),
    };
    if (address.keys.size === mostKeys) address.keys.clear();
    address.keys.set(variantOf(raw, address), key);
    this.addresses.set(at, address);
    this.networks.set(this.connectionOf(raw), networkOf(ip));
  }

  /** False: nothing was sent, and Fastify serves the request. */
  private serve(request: IncomingMessage, response: ServerResponse): boolean {
    const begunAt = performance.now();
    if (this.isClosing || this.app.draining.isOn) return false;
    const { headers } = request;
    const address = this.addresses.get(addressOf(request));
    if (!address || headers.authorization !== undefined || hasBody(request)) return false;
    const key = address.keys.get(variantOf(request, address));
    const cached = key === undefined ? undefined : this.responses.find(key);
    const network = cached && this.networks.get(this.connectionOf(request));
    if (!cached || network === undefined) return false;
    const requestId = this.requestId(request);
    const ownHeaders = ['x-request-id', requestId];
    if (address.rateLimitGroup !== null) {
      const state = this.app.countVisit(network, address.rateLimitGroup);
      if (!state) return false;
      ownHeaders.push(
        ...['ratelimit-limit', String(state.limit)],
        ...['ratelimit-remaining', String(state.remaining)],
        ...['ratelimit-reset', String(state.resetSeconds)],
      );
    }
    if (this.logger.isLevelEnabled('info')) {
      this.logWhenSent(request, response, requestId, { route: address.route, begunAt });
    }
    sendCachedResponse(response, headers['if-none-match'], cached, ownHeaders);
    hits.inc();
    const seconds = (performance.now() - begunAt) / 1000;
    requestSeconds.observe(request.method ?? '', address.route ?? 'none', response.statusCode, seconds);
    return true;
  }

  private logWhenSent(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    { route, begunAt }: { route: string | undefined; begunAt: number },
  ): void {
    response.on('finish', () => {
      const elapsedMs = performance.now() - begunAt;
      const line = describeRequest(request.method ?? '', route, response.statusCode, elapsedMs);
      this.logger.info({ requestId, ...line }, 'request');
    });
  }

  private connectionOf({ socket, headers }: IncomingMessage): string {
    const { remoteAddress = '' } = socket;
    return this.trustsProxy ? `${remoteAddress} ${String(headers['x-forwarded-for'])}` : remoteAddress;
  }
}

/** Fastify gives the routes of GET and HEAD the same key, but a route may have no HEAD. */
function addressOf({ method, url = '' }: IncomingMessage): string {
  return method === 'GET' ? url : `${method ?? ''} ${url}`;
}

/** What the cache key depends on besides the address. No header contains a line break. */
function variantOf({ headers }: IncomingMessage, { keyHeaders }: KnownAddress): string {
  let variant: string = encodingOf(headers);
  for (const name of keyHeaders) variant += `\n${name in headers ? String(headers[name]) : '\n'}`;
  return variant;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
