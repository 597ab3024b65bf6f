import type { FastifyInstance, FastifyReply } from 'fastify';
import { plainButton, plainPage } from '../../errors/plainPage';

/** Query of the links in mails. */
export interface LinkOfMail {
  Querystring: { token?: string | string[] };
}

export const tokenOf = ({ token }: LinkOfMail['Querystring']): string => (typeof token === 'string' ? token : '');

/**
 * Registers routes for links in mails, in a scope that takes any body and ignores it: that of a mail program's one-click
 * request (RFC 8058) adds nothing to the link. A GET must change nothing, because mail scanners open links.
 */
export async function serveLinksOfMails(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, parsed) => {
      parsed(null, undefined);
    });
    register(scope);
    done();
  });
}

/** Sends the page, which no cache keeps; `unknown` with 404 if it is null, because the link is not ours or is over. */
export function sendPageOfLink(reply: FastifyReply, page: string | null, unknown: string, status = 200): FastifyReply {
  return reply
    .code(page === null ? 404 : status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send(page ?? unknown);
}

/** Returns a page that asks for one confirmation. `text` and the others are our own words, not escaped. */
export function confirmationPage(title: string, text: string, button: string): string {
  return plainPage(title, `<p>${text}</p>\n<form method="post"><button ${plainButton}>${button}</button></form>`);
}
