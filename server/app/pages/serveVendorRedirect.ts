import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findVendorRedirect } from '../../domains/browsing/outbound-redirects/findVendorRedirect';
import { createContext } from '../context/createContext';
import { eventRecorder } from '../http/eventRecorder';
import type { ServerDependencies } from '../http/ServerDependencies';

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface Asked {
  Querystring: { vendorUrl?: string | string[] };
}

/**
 * Redirects `/vendorRecirect?vendorUrl=` (docs/rules/links-and-redirects.md#vendor-redirect) and its alias. Records the
 * view of the configured ad. `answerPage` renders the page that asks first.
 */
export function serveVendorRedirect(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  answerPage: AnswerPage,
): void {
  const record = eventRecorder(app);
  const { redirectBrochureId } = dependencies.config.outward;
  for (const path of ['/vendorRecirect', '/vendorRedirect']) {
    app.get<Asked>(path, async (request, reply) => {
      const { vendorUrl } = request.query;
      const context = await createContext(dependencies, request);
      const redirect = typeof vendorUrl === 'string' ? await findVendorRedirect(context, vendorUrl) : null;
      reply.header('cache-control', 'no-store');
      if (!redirect) return reply.redirect('/', 302);
      if (redirectBrochureId !== null) {
        record(request, context, [{ brochureId: redirectBrochureId, eventCode: 'DETAIL_PAGE_VIEW' }]);
      }
      return redirect.atOnce ? reply.redirect(redirect.url, 302) : answerPage(request, reply);
    });
  }
}
