import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { KeptRule } from '../../kept-answers/KeptRule';
import { readPersistedQuery } from './readPersistedQuery';
import { tellsWhere } from './tellsWhere';

/** Longer ones are one person's business. */
const longestKey = 4_000;

/** Documents whose answers are not for everyone: nobody waits for another's. Known by their hash. */
export type PrivateDocuments = LRUCache<string, true>;

export function createPrivateDocuments(): PrivateDocuments {
  return new LRUCache({ max: 2_000 });
}

/**
 * Queries that come by GET with their hash. Whether their answer is for everyone is only known once the document is
 * (`keepForEveryonePlugin`). What Apollo Server refuses as a request that another site could have sent, it still gets.
 */
export function keptGraphql(privateDocuments: PrivateDocuments): KeptRule {
  return {
    onlyWhenTold: true,
    vary: 'accept',
    keyOf: (request) => {
      const asked = readPersistedQuery(request.url);
      if (!asked || privateDocuments.has(asked.hash) || !cannotBeForged(request) || tellsWhere(asked.variables))
        return null;
      const { accept = '' } = request.headers;
      const key = `graphql ${asked.hash} ${JSON.stringify([asked.operationName, accept, asked.variables])}`;
      return key.length <= longestKey ? key : null;
    },
  };
}

/** One of the headers that a page of another site cannot send without being asked for permission first. */
function cannotBeForged({ headers }: FastifyRequest): boolean {
  return Boolean(headers['apollo-require-preflight'] ?? headers['x-apollo-operation-name']);
}
