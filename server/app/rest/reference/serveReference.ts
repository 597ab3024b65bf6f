import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from './OpenApiDocument';
import { referenceStyle } from './referenceStyle';
import { renderReference } from './renderReference';

const styleHash = createHash('sha256').update(referenceStyle).digest('base64');

/** Allows only the page's own styles: no script, picture or form. */
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Serves the reference page at /rest/ and /rest/reference, made from the OpenAPI document. */
export function serveReference(rest: FastifyInstance): void {
  let page: string | undefined;
  for (const url of ['/rest/', '/rest/reference']) {
    rest.get(url, { schema: { hide: true }, config: { action: 'brochures' } }, (_request, reply) => {
      page ??= renderReference(rest.swagger() as unknown as OpenApiDocument);
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cache-control', 'public, max-age=300')
        .send(page);
    });
  }
}
