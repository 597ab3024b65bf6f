import type { FastifyReply, FastifyRequest } from 'fastify';
import { oncePerText } from '../oncePerText';

const opening = new Set(['[', '{', '(']);

const closing = new Set([']', '}', ')']);

/** Matches strings and comments, whose brackets are text, and then brackets. */
const tokens = /"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n\r])*"?|#[^\n\r]*|[[\](){}]/g;

/**
 * True if the brackets of a GraphQL document nest deeper than `limit`. Works in one pass without recursion: the
 * recursive parser would overflow the stack before it has counted its tokens.
 */
function isNestedDeeper(source: string, limit: number): boolean {
  let depth = 0;
  for (const [token] of source.matchAll(tokens)) {
    if (opening.has(token)) depth += 1;
    else if (closing.has(token)) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

/** Each level of fields may have an argument with a list of objects; the `maxDepth` of fields is far below. */
const mostBrackets = 200;

const nestsTooDeeply = oncePerText((query) => isNestedDeeper(query, mostBrackets));

/** Replies with 400 if the brackets of the query nest too deeply to be parsed. Returns true if it has replied. */
export function refuseDeepNesting(request: FastifyRequest, reply: FastifyReply): boolean {
  const { query } = (request.method === 'GET' ? request.query : (request.body ?? {})) as { query?: unknown };
  if (typeof query !== 'string') return false;
  // a text that is kept would keep the whole address of which it is a part
  const isTooDeep = request.method === 'GET' ? isNestedDeeper(query, mostBrackets) : nestsTooDeeply(query);
  if (!isTooDeep) return false;
  const message = `Syntax Error: brackets nest deeper than ${mostBrackets} levels. Ask in several steps.`;
  const extensions = { code: 'GRAPHQL_PARSE_FAILED', requestId: request.id };
  void reply
    .code(400)
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message, extensions }] });
  return true;
}
