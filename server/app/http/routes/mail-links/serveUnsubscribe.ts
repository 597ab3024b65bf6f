import type { FastifyInstance } from 'fastify';
import { readOptOutToken } from '../../../../platform/mailer/opt-outs/optOutTokens';
import { optOutOfMail } from '../../../../platform/mailer/opt-outs/optOutOfMail';
import { plainPage } from '../../errors/plainPage';
import type { ServerDependencies } from '../../ServerDependencies';
import { confirmationPage, sendPageOfLink, serveLinksOfMails, tokenOf, type LinkOfMail } from './linksOfMails';

const url = '/unsubscribe';

/** Serves the unsubscribe link of optional mails, without a login and with one confirmation. */
export async function serveUnsubscribe(
  app: FastifyInstance,
  { config, database, clock }: Pick<ServerDependencies, 'config' | 'database' | 'clock'>,
): Promise<void> {
  const { identitySecret } = config;
  await serveLinksOfMails(app, (scope) => {
    scope.get<LinkOfMail>(url, ({ query }, reply) => {
      const isOurs = readOptOutToken(identitySecret, tokenOf(query)) !== null;
      return sendPageOfLink(reply, isOurs ? question : null, unknownLink);
    });
    scope.post<LinkOfMail>(url, async ({ query }, reply) => {
      const isDone = await optOutOfMail({ database, clock, identitySecret }, { token: tokenOf(query) });
      return sendPageOfLink(reply, isDone ? thanks : null, unknownLink);
    });
  });
}

const question = confirmationPage(
  'Unsubscribe',
  'Shall we stop sending reports and reminders to this address? Coupons, and links that you ask for, still come.',
  'Unsubscribe',
);

const thanks = plainPage('Unsubscribed', '<p>No more reports and reminders are sent to this address.</p>');

const unknownLink = plainPage('This link is not complete', '<p>Copy the whole link from the mail, and try again.</p>');
