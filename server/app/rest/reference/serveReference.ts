import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from './OpenApiDocument';
import { referencePolicy } from './referencePolicy';
import { renderReference } from './renderReference';

/** Serves the reference page at /rest/ and /rest/reference, made from the OpenAPI document. */
export function serveReference(rest: FastifyInstance): void {
  let page: string | undefined;
  for (const url of ['/rest/', '/rest/reference']) {
    rest.get(url, { schema: { hide: true }, config: { action: 'brochures' } }, (_request, reply) => {
      page ??= renderReference(rest.swagger() as unknown as OpenApiDocument);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', referencePolicy)
        .header('cache-control', 'public, max-age=300')
        .send(page);
    });
  }
}
