import type { FastifyRequest } from 'fastify';
import { cannotBeForged } from '../caching/graphqlCacheRule';
import { readPersistedQuery } from '../caching/readPersistedQuery';
import type { QueryKey } from './KnownQueries';

export interface PlainRequest {
  key: QueryKey;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'body'>;

/**
 * Reads the two common forms of a request: POST of JSON with the query's text, and GET with its hash. null: any other
 * form, or a wrong one.
 */
export function readPlainRequest(request: Asked): PlainRequest | null {
  return request.method === 'POST' ? readPost(request) : readGet(request);
}

const jsonTypes: ReadonlySet<unknown> = new Set(['application/json', 'application/json; charset=utf-8']);
const members: ReadonlySet<string> = new Set(['query', 'operationName', 'variables', 'extensions']);

function readPost({ headers, body }: Asked): PlainRequest | null {
  if (!jsonTypes.has(headers['content-type']) || !isObject(body)) return null;
  if (!Object.keys(body).every((name) => members.has(name))) return null;
  const { query, operationName = null, variables = null, extensions = null } = body;
  if (typeof query !== 'string' || query === '') return null;
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && !isObject(variables)) return null;
  if (extensions !== null && !(isObject(extensions) && Object.keys(extensions).length === 0)) return null;
  return { key: { text: query }, operationName: operationName ?? undefined, variables: variables ?? {} };
}

function readGet(request: Asked): PlainRequest | null {
  if (request.headers['content-type'] !== undefined || !cannotBeForged(request)) return null;
  const asked = readPersistedQuery(request.url);
  if (!asked || !isObject(asked.variables)) return null;
  return { key: { hash: asked.hash }, operationName: asked.operationName || undefined, variables: asked.variables };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !Buffer.isBuffer(value);
}
