import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../shared/errors/DomainError';

/**
 * Reads JSON as UTF-8. Bytes that are not UTF-8 are BAD_REQUEST: the framework's own parser would replace them with
 * U+FFFD, so the text would come back as another one. Prototype keys are refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) done(new DomainError('BAD_REQUEST', 'The body is not UTF-8: send JSON in UTF-8.'));
    else void parse(request, body.toString(), done);
  });
}
