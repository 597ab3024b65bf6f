import type { RestRoute } from '../../platform/rest/RestRoute';
import type { KeptRule } from '../kept-answers/KeptRule';
import { normaliseQuery } from './validation/normaliseQuery';

type Query = Record<string, string | string[]>;

/** Longer addresses are one person's business. */
const longestKey = 1_000;

/** By what the route makes of its address: parameters that it does not know, and their order, change nothing. */
export function keptRestKey({ url, query: schema, kept }: RestRoute): KeptRule['keyOf'] {
  return (request) => {
    const query = readQuery(request.query as Query, schema);
    if (!query || kept?.unlessGiven.some((name) => name in query)) return null;
    const key = `rest ${url} ${JSON.stringify(query)}`;
    return key.length <= longestKey ? key : null;
  };
}

/** Null: the route will refuse it. */
function readQuery(query: Query, schema: RestRoute['query']): Query | null {
  try {
    return normaliseQuery(query, schema);
  } catch {
    return null;
  }
}
