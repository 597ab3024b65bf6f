import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config/Config';
import { readHeadScript } from '../../pages/client-build/headScript';
import { contentSecurityPolicy, dataSecurityPolicy, documentSecurityPolicy } from './contentSecurityPolicy';

const oneYear = 365 * 24 * 60 * 60;

/** Adds security headers to every response, also to errors. Keeps the policy of a route that has set its own. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const https = config.http.publicUrl.startsWith('https:');
  const { qrBaseUrl, flipbookHosts } = config.outward;
  const tileHosts = config.map.tiles ? [new URL(config.map.tiles.url).origin] : [];
  const pagePolicy = contentSecurityPolicy({
    imageHosts: [...(qrBaseUrl === null ? [] : [new URL(qrBaseUrl).origin]), ...tileHosts],
    dataHosts: tileHosts,
    frameHosts: flipbookHosts,
    inlineScripts: [readHeadScript()].filter((script) => script !== ''),
    https,
    development: config.pageRendering.devClient,
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', policyFor(String(reply.getHeader('content-type'))));
    }
    if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', 'same-origin');
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
      'x-frame-options': 'DENY',
    });
    if (https) reply.header('strict-transport-security', `max-age=${oneYear}`);
  });

  function policyFor(contentType: string): string {
    if (contentType.startsWith('text/html')) return pagePolicy;
    return contentType === 'application/pdf' ? documentSecurityPolicy : dataSecurityPolicy;
  }
}
