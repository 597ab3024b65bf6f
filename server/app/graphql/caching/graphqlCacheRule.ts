import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CacheRule } from '../../response-cache/CacheRule';
import { readPersistedQuery } from './readPersistedQuery';
import { hasLocation } from './hasLocation';

/** Characters. Longer keys belong to a single visitor. */
const longestKey = 4_000;

/** Hashes of documents whose responses are private: their requests are not coalesced. */
export type PrivateDocuments = LRUCache<string, true>;

export function createPrivateDocuments(): PrivateDocuments {
  return new LRUCache({ max: 2_000 });
}

/**
 * Caches persisted queries that come by GET. `cacheablePlugin` decides by the document whether the response is public.
 * Requests that fail Apollo Server's CSRF prevention bypass the cache, so that Apollo Server refuses them.
 */
export function graphqlCacheRule(privateDocuments: PrivateDocuments): CacheRule {
  return {
    isOptIn: true,
    vary: 'accept',
    keyHeaders: ['accept', ...forgeryHeaders],
    getKey: (request) => {
      const asked = readPersistedQuery(request.url);
      if (!asked || privateDocuments.has(asked.hash) || !cannotBeForged(request) || hasLocation(asked.variables))
        return null;
      const { accept = '' } = request.headers;
      const key = `graphql ${asked.hash} ${JSON.stringify([asked.operationName, accept, asked.variables])}`;
      return key.length <= longestKey ? key : null;
    },
  };
}

/** Apollo Server's CSRF prevention asks for one of them. */
const forgeryHeaders = ['apollo-require-preflight', 'x-apollo-operation-name'] as const;

/** True if the request has a header that a page of another site can send only after a CORS preflight. */
export function cannotBeForged({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const [first, second] = forgeryHeaders;
  return Boolean(headers[first] ?? headers[second]);
}
