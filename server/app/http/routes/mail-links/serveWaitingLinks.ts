import type { FastifyInstance } from 'fastify';
import { leaveWaitingLists } from '../../../../domains/purchases/waiting/leaveWaitingLists';
import { readLeaveToken } from '../../../../domains/purchases/waiting/waitingTokens';
import { plainPage } from '../../errors/plainPage';
import type { ServerDependencies } from '../../ServerDependencies';
import { confirmationPage, sendPageOfLink, serveLinksOfMails, tokenOf, type LinkOfMail } from './linksOfMails';

const path = '/waiting/stop';

/** Serves the link of a mail about a returned coupon, without a login and with one confirmation. */
export async function serveWaitingLinks(
  app: FastifyInstance,
  dependencies: Pick<ServerDependencies, 'config' | 'database' | 'clock'>,
): Promise<void> {
  const { identitySecret } = dependencies.config;
  const hashOf = (query: LinkOfMail['Querystring']) => readLeaveToken(identitySecret, tokenOf(query));
  await serveLinksOfMails(app, (scope) => {
    scope.get<LinkOfMail>(path, ({ query }, reply) => sendPageOfLink(reply, hashOf(query) && question, unknownLink));
    scope.post<LinkOfMail>(path, async ({ query }, reply) => {
      const recipientHash = hashOf(query);
      if (recipientHash !== null) await leaveWaitingLists({ ...dependencies, identitySecret }, recipientHash);
      return sendPageOfLink(reply, recipientHash && stopped, unknownLink);
    });
  });
}

const question = confirmationPage(
  'Stop these mails',
  'Shall we stop all mails about coupons that return to this address?',
  'Stop',
);

const stopped = plainPage('Stopped', '<p>They are not sent any more, and what you waited for is deleted.</p>');

const unknownLink = plainPage('This link does not work', '<p>Copy the whole link from the mail, and try again.</p>');
