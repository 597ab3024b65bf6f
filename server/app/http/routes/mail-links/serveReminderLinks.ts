import type { FastifyInstance } from 'fastify';
import { readStopToken } from '../../../../domains/purchases/couponTokens';
import { stopReminders } from '../../../../domains/purchases/reminders/stopReminders';
import { plainPage } from '../../errors/plainPage';
import type { ServerDependencies } from '../../ServerDependencies';
import { confirmationPage, sendPageOfLink, serveLinksOfMails, tokenOf, type LinkOfMail } from './linksOfMails';

const path = '/coupon-reminders/stop';

/** Serves the link of a mail that reminds of a coupon, without a login and with one confirmation. */
export async function serveReminderLinks(
  app: FastifyInstance,
  dependencies: Pick<ServerDependencies, 'config' | 'database' | 'clock'>,
): Promise<void> {
  const didOf = (query: LinkOfMail['Querystring']) => readStopToken(dependencies.config.identitySecret, tokenOf(query));
  await serveLinksOfMails(app, (scope) => {
    scope.get<LinkOfMail>(path, ({ query }, reply) => sendPageOfLink(reply, didOf(query) && question, unknownLink));
    scope.post<LinkOfMail>(path, async ({ query }, reply) => {
      const did = didOf(query);
      if (did !== null) await stopReminders(dependencies, did);
      return sendPageOfLink(reply, did && stopped, unknownLink);
    });
  });
}

const question = confirmationPage('Stop the reminders', 'Shall we send no more reminders of this coupon?', 'Stop');

const stopped = plainPage(
  'Stopped',
  '<p>We remind you of this coupon no more. You can tick it again on the page of the coupon.</p>',
);

const unknownLink = plainPage('This link does not work', '<p>Copy the whole link from the mail, and try again.</p>');
