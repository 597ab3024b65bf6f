import { createHash } from 'node:crypto';
import type { ApiRequest } from '../servers/ApiRequest';
import type { CacheSubject } from './CacheSubject';

const first24 = `query First24 { brochures(first: 24) { totalCount pageInfo { endCursor hasNextPage }
  edges { node { id displayTitle summary validTo thumbnail { id url } category { id code name } } } } }`;

const get = (path: string, headers: Record<string, string> = {}): ApiRequest => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'br', ...headers },
  body: null,
});

function byHash(query: string): string {
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  return `/graphql?${String(new URLSearchParams({ extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }) }))}`;
}

const preflight = { 'apollo-require-preflight': 'true' };

/** Sent first: registers the text of the persisted query. */
export const introduction: ApiRequest = get(`${byHash(first24)}&query=${encodeURIComponent(first24)}`, preflight);

export const cacheSubjects: readonly CacheSubject[] = [
  { name: 'REST list of 24', constant: 'rest', request: get('/rest/brochure/public/?pageSize=24') },
  { name: 'GraphQL list of 24 by GET', constant: 'graphql', request: get(byHash(first24), preflight) },
  { name: 'page /', constant: 'page', request: get('/') },
];
