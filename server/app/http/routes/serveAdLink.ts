import type { FastifyInstance } from 'fastify';
import { findAdDestination } from '../../../domains/browsing/outbound-redirects/findAdDestination';
import { createContext } from '../../context/createContext';
import type { ServerDependencies } from '../ServerDependencies';
import { eventRecorder } from '../eventRecorder';

/**
 * Redirects `/ad?adId=`, the address in printed QR codes, without a page in between. A pass-through ad leaves the site
 * here, so its view is recorded here; the page of any other type records the view.
 */
export function serveAdLink(app: FastifyInstance, dependencies: ServerDependencies): void {
  const record = eventRecorder(app);
  app.get<{ Querystring: { adId?: string | string[] } }>('/ad', async (request, reply) => {
    const { adId } = request.query;
    const context = await createContext(dependencies, request);
    const isId = typeof adId === 'string' && /^[1-9]\d{0,8}$/.test(adId);
    const destination = isId ? await findAdDestination(context, Number(adId)) : null;
    if (destination) {
      const { brochureId, isOutside } = destination;
      record(request, context, [
        { brochureId, eventCode: 'QR_SCAN' },
        ...(isOutside ? [{ brochureId, eventCode: 'DETAIL_PAGE_VIEW' } as const] : []),
      ]);
    }
    return reply.header('cache-control', 'no-store').redirect(destination?.url ?? '/', 302);
  });
}
