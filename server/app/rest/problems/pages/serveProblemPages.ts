import type { FastifyInstance } from 'fastify';
import { portalSender } from '../../../developers/sendPortalPage';
import { problemPages, problemsHome, unknownProblem } from './problemPages';

/** Serves a page for each problem, to which its `type` leads (docs/rules/errors-and-limits.md#rest-problems). */
export function serveProblemPages(app: FastifyInstance): void {
  const send = portalSender(app);
  const pages = new Map(problemPages(app.publicUrl).map((page) => [page.path, page]));
  const unknown = unknownProblem();
  app.get<{ Params: { name?: string } }>(`${problemsHome}/:name?`, ({ params: { name = '' } }, reply) => {
    const page = pages.get(name === '' ? problemsHome : `${problemsHome}/${name}`);
    return page ? send(reply, page) : send(reply, unknown, 404);
  });
}
