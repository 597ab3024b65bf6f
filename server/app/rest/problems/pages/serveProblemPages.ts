import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../../platform/config/Config';
import { errorCodes } from '../../../../shared/errors/DomainError';
import { referencePolicy } from '../../reference/referencePolicy';
import { problemName } from '../problemName';
import { renderProblem, renderProblemList, renderUnknownProblem } from './renderProblemPage';

/** Serves a page for each problem, to which its `type` leads (docs/rules/errors-and-limits.md#rest-problems). */
export function serveProblemPages(app: FastifyInstance, { http }: Pick<Config, 'http'>): void {
  const pages = new Map(errorCodes.map((code) => [problemName(code), renderProblem(code, http.publicUrl)]));
  pages.set('', renderProblemList());
  const unknown = renderUnknownProblem();
  app.get<{ Params: { name?: string } }>('/problems/:name?', ({ params }, reply) => {
    const page = pages.get(params.name ?? '');
    return reply
      .code(page === undefined ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', referencePolicy)
      .header('cache-control', 'public, max-age=300')
      .send(page ?? unknown);
  });
}
