import type { FastifyInstance } from 'fastify';
import { readOptOutToken } from '../../../platform/mailer/opt-outs/optOutTokens';
import { optOutOfMail } from '../../../platform/mailer/opt-outs/optOutOfMail';
import { plainButton, plainPage } from '../errors/plainPage';
import type { ServerDependencies } from '../ServerDependencies';

interface Asked {
  Querystring: { token?: string | string[] };
}

const url = '/unsubscribe';

/**
 * Where the link of a mail leads that need not have been sent: no login, no question but one. Opening it changes
 * nothing, since mail scanners open links; sending its form does, and so does the one click of a mail program (RFC 8058).
 */
export async function serveUnsubscribe(
  app: FastifyInstance,
  { config, database, clock }: Pick<ServerDependencies, 'config' | 'database' | 'clock'>,
): Promise<void> {
  const { identitySecret } = config;
  const tokenOf = ({ token }: Asked['Querystring']): string => (typeof token === 'string' ? token : '');
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // what a mail program sends along says nothing that the link does not
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, parsed) => {
      parsed(null, undefined);
    });
    scope.get<Asked>(url, async (request, reply) => {
      const isOurs = readOptOutToken(identitySecret, tokenOf(request.query)) !== null;
      await reply
        .code(isOurs ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(isOurs ? question : unknownLink);
    });
    scope.post<Asked>(url, async (request, reply) => {
      const done = await optOutOfMail({ database, clock, identitySecret }, { token: tokenOf(request.query) });
      await reply
        .code(done ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(done ? thanks : unknownLink);
    });
    done();
  });
}

const question = plainPage(
  'Unsubscribe',
  `<p>Shall we stop sending reports and reminders to this address? Coupons, and links that you ask for, still come.</p>
<form method="post"><button ${plainButton}>Unsubscribe</button></form>`,
);

const thanks = plainPage('Unsubscribed', '<p>No more reports and reminders are sent to this address.</p>');

const unknownLink = plainPage('This link is not complete', '<p>Copy the whole link from the mail, and try again.</p>');
