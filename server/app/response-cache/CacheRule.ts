import type { FastifyRequest } from 'fastify';

/** How the response cache treats a route. */
export interface CacheRule {
  /** the cache key: everything that the response depends on; null: do not cache */
  getKey: (request: FastifyRequest) => string | null;
  /** further request headers that `getKey` reads, in lower case */
  keyHeaders?: readonly string[];
  /** true: cache only if the handler allows it; otherwise cache unless the handler forbids it */
  isOptIn?: boolean;
  /** further request headers that the response depends on */
  vary?: string;
}
