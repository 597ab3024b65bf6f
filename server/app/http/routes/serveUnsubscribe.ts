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
 * Serves the unsubscribe link of optional mails, without a login and with one confirmation. A GET changes nothing,
 * because mail scanners open links. Posting the form does, and so does the one click of a mail program (RFC 8058).
 */
export async function serveUnsubscribe(
  app: FastifyInstance,
  { config, database, clock }: Pick<ServerDependencies, 'config' | 'database' | 'clock'>,
): Promise<void> {
  const { identitySecret } = config;
  const tokenOf = ({ token }: Asked['Querystring']): string => (typeof token === 'string' ? token : '');
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // the body of a mail program's request adds nothing to the link
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
