import type { FastifyInstance, FastifyReply } from 'fastify';
import { siteVersion } from '../../shared/brand/siteValues';
import type { PortalPage } from './PortalPage';
import { renderPortalPage } from './renderPortalPage';

interface KeptPage {
  version: number;
  html: string;
  policy: string;
}

/** Returns a function that sends pages of the portal. It renders each once, and again after the site's settings change. */
export function portalSender(
  app: FastifyInstance,
): (reply: FastifyReply, page: PortalPage, status?: number) => unknown {
  const kept = new WeakMap<PortalPage, KeptPage>();
  const render = (page: PortalPage): KeptPage => {
    const known = kept.get(page);
    if (known?.version === siteVersion()) return known;
    const { html, style } = renderPortalPage(page, app.publicUrl);
    const rendered = { version: siteVersion(), html, policy: app.pagePolicies.forPublicPage('', style) };
    kept.set(page, rendered);
    return rendered;
  };
  return (reply, page, status = 200) => {
    const { html, policy } = render(page);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'public, max-age=0, must-revalidate' })
      .send(html);
  };
}
