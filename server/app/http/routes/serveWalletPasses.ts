import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeApplePass } from '../../../domains/purchases/wallets/makeApplePass';
import { makeGoogleLink } from '../../../domains/purchases/wallets/makeGoogleLink';
import { DomainError } from '../../../shared/errors/DomainError';
import { escapeHtml } from '../../../shared/text/escapeHtml';
import { createContext } from '../../context/createContext';
import { problemKinds } from '../../rest/problems/problemKinds';
import { plainButton, plainPage } from '../errors/plainPage';
import type { ServerDependencies } from '../ServerDependencies';

interface CouponLink {
  Params: { token: string };
}

/**
 * Serves the links that put a coupon into a wallet, for whoever has its token. Each signs with a key, which costs as much
 * as a change. A person opens them, so a refusal is a page with its reason (docs/rules/prices-and-coupons.md#wallets).
 */
export function serveWalletPasses(app: FastifyInstance, dependencies: ServerDependencies): void {
  const serve = (path: string, send: (request: FastifyRequest<CouponLink>, reply: FastifyReply) => Promise<unknown>) =>
    app.get<CouponLink>(`/coupon/:token/${path}`, { config: { rateLimitGroup: 'writes' } }, async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      try {
        return await send(request, reply);
      } catch (error) {
        if (!(error instanceof DomainError) || !isRefusal(error)) throw error;
        const page = refusalPage(error, request.params.token);
        return reply.code(problemKinds[error.code].status).type('text/html; charset=utf-8').send(page);
      }
    });
  serve('apple-wallet', async (request, reply) => {
    const pass = await makeApplePass(await createContext(dependencies, request), request.params.token);
    // no attachment: phones then show the pass at once
    return reply
      .type('application/vnd.apple.pkpass')
      .header('content-disposition', 'inline; filename="coupon.pkpass"')
      .send(pass);
  });
  serve('google-wallet', async (request, reply) => {
    const link = await makeGoogleLink(await createContext(dependencies, request), request.params.token);
    return reply.redirect(link, 303);
  });
}

function isRefusal({ code }: DomainError): boolean {
  return code === 'NOT_FOUND' || code === 'CONFLICT';
}

function refusalPage({ code, message }: DomainError, token: string): string {
  const text = `<p>${escapeHtml(message)}</p>`;
  if (code === 'NOT_FOUND') return plainPage('This link does not work', text);
  const button = `<p><a ${plainButton} href="/coupon/${encodeURIComponent(token)}">See the coupon</a></p>`;
  return plainPage('Not for your wallet', `${text}\n${button}`);
}
