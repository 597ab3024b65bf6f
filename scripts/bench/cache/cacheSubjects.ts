import { createHash } from 'node:crypto';
import type { CacheSubject } from './CacheSubject';

const list = `query List($ids: [Int!]) { brochures(first: 24, filter: { ids: $ids }) { totalCount
  pageInfo { endCursor hasNextPage }
  edges { node { id displayTitle summary validTo thumbnail { id url } category { id code name } } } } }`;
const details = `query Details($id: Int!) { brochure(databaseId: $id) { id displayTitle summary description highlights
  validFrom validTo address { line1 city state postcode } assets { id url } category { id code name } } }`;

const addresses = 200;

function byHash(query: string, variables: object, parameters: Record<string, string> = {}): string {
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  return `/graphql?${String(new URLSearchParams({ variables: JSON.stringify(variables), extensions, ...parameters }))}`;
}

const preflight = { 'apollo-require-preflight': 'true' };

/** Sent first: registers the texts of the persisted queries. */
export const introductions: readonly Omit<CacheSubject, 'name'>[] = [
  { paths: [list, details].map((query) => byHash(query, { id: 1 }, { query })), headers: preflight },
];

const each = (path: (index: number) => string): string[] =>
  Array.from({ length: addresses }, (_, index) => path(index));

/** `ids` are those of public ads. */
export function cacheSubjects(ids: readonly number[]): CacheSubject[] {
  const idOf = (index: number): number => ids[index % ids.length] ?? 0;
  const idsFrom = (index: number) => Array.from({ length: 24 }, (_, place) => idOf(24 * index + place));
  return [
    {
      name: 'GraphQL, list of 24',
      paths: each((index) => byHash(list, { ids: idsFrom(index) })),
      headers: preflight,
    },
    { name: 'GraphQL, details', paths: each((index) => byHash(details, { id: idOf(index) })), headers: preflight },
    {
      name: 'REST, list of 24',
      paths: each((index) => `/rest/brochure/public/?pageSize=24&page=${index}`),
      headers: {},
    },
    { name: 'REST, one ad', paths: each((index) => `/rest/brochure/public/?id=${idOf(index)}`), headers: {} },
    { name: 'page of details', paths: each((index) => `/details/${idOf(index)}`), headers: {} },
  ];
}
