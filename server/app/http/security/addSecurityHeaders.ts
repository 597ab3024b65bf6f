import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config/Config';
import { siteVersion } from '../../../shared/brand/siteValues';
import { plainStyle } from '../errors/plainPage';
import { renewalStyle } from '../routes/mail-links/renewalPages';
import { dataSecurityPolicy, documentSecurityPolicy, reportingGroup } from './contentSecurityPolicy';
import { createPagePolicies } from './pagePolicies';
import { policyReportsUrl } from './reports/policyReportsUrl';

const oneYear = 365 * 24 * 60 * 60;

/** Adds security headers to every response, also to errors. Keeps the policy of a route that has set its own. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const https = config.http.publicUrl.startsWith('https:');
  const policies = createPagePolicies(config);
  app.decorate('pagePolicies', policies);
  // the style of plain pages follows the settings of the site
  let plain = { version: -1, policy: '' };
  const plainPolicy = (): string => {
    if (plain.version !== siteVersion()) {
      plain = { version: siteVersion(), policy: policies.forPublicPage(plainStyle(), renewalStyle) };
    }
    return plain.policy;
  };
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', policyFor(String(reply.getHeader('content-type'))));
    }
    if (String(reply.getHeader('content-type')).startsWith('text/html')) {
      reply.header('reporting-endpoints', `${reportingGroup}="${policyReportsUrl}"`);
    }
    if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', 'same-origin');
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    });
    // errors are not for frames
    if (!request.routeOptions.config.isFramed || reply.statusCode >= 400) reply.header('x-frame-options', 'DENY');
    if (https) reply.header('strict-transport-security', `max-age=${oneYear}`);
    done(null, payload);
  });

  function policyFor(contentType: string): string {
    if (contentType.startsWith('text/html')) return plainPolicy();
    return contentType === 'application/pdf' ? documentSecurityPolicy : dataSecurityPolicy;
  }
}
