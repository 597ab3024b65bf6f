import type { FastifyRequest } from 'fastify';
import { plainPage } from './plainPage';
import { tryAgain } from './tryAgain';

/** What a person reads whose page or form needs what is not available now. */
export function unavailablePage(request: Pick<FastifyRequest, 'url' | 'method'>): string {
  return plainPage(
    'We cannot be reached at the moment',
    `<p>The site cannot answer right now, and we are told of it. Nothing is lost. Try again in a few seconds.</p>
${tryAgain(request)}`,
  );
}
