import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { readPersistedQuery } from '../caching/readPersistedQuery';
import { oncePerText } from '../oncePerText';

/** Whether the request is for a document of our own client, by its hash or its text. */
export function asksOwnDocument(
  { method, url, body }: Pick<FastifyRequest, 'method' | 'url' | 'body'>,
  ourDocuments: (hash: string) => string | undefined,
): boolean {
  const hash = method === 'GET' ? readPersistedQuery(url)?.hash : hashOf(body);
  return hash !== undefined && ourDocuments(hash) !== undefined;
}

function hashOf(body: unknown): string | undefined {
  const query = (body as { query?: unknown } | null | undefined)?.query;
  return typeof query === 'string' ? sha256Of(query) : undefined;
}

const sha256Of = oncePerText((text) => createHash('sha256').update(text).digest('hex'));
