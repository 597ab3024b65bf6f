const opening = new Set(['[', '{', '(']);
const closing = new Set([']', '}', ')']);
/** Strings and comments, in which brackets are text; then the brackets themselves. */
const tokens = /"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n\r])*"?|#[^\n\r]*|[[\](){}]/g;

/**
 * Whether brackets of a GraphQL document nest deeper than `limit`. The parser is recursive and would overflow the stack
 * before it has counted its tokens; this is one pass without recursion.
 */
export function isNestedDeeper(source: string, limit: number): boolean {
  let depth = 0;
  for (const [token] of source.matchAll(tokens)) {
    if (opening.has(token)) depth += 1;
    else if (closing.has(token)) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}
