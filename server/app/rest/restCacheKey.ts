import type { RestRoute } from '../../platform/rest/RestRoute';
import type { CacheRule } from '../response-cache/CacheRule';
import { normaliseQuery } from './validation/normaliseQuery';

type Query = Record<string, string | string[]>;

/** Characters. Longer keys belong to a single visitor. */
const longestKey = 1_000;

/** The key is the normalised query: unknown parameters and the order of parameters do not matter. */
export function restCacheKey({ url, query: schema, cached }: RestRoute): CacheRule['getKey'] {
  return (request) => {
    const query = readQuery(request.query as Query, schema);
    if (!query || cached?.unlessGiven.some((name) => name in query)) return null;
    const key = `rest ${url} ${JSON.stringify(query)}`;
    return key.length <= longestKey ? key : null;
  };
}

/** Null: the query is invalid; the route refuses it. */
function readQuery(query: Query, schema: RestRoute['query']): Query | null {
  try {
    return normaliseQuery(query, schema);
  } catch {
    return null;
  }
}
