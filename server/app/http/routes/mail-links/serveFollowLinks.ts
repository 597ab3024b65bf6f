import type { FastifyInstance, FastifyReply } from 'fastify';
import { confirmFollow, readFollowOfLink, type FollowOfLink } from '../../../../domains/follows/confirmFollow';
import { stopFollows } from '../../../../domains/follows/stopFollows';
import { readStopToken } from '../../../../domains/follows/stopTokens';
import { escapeHtml } from '../../../../shared/text/escapeHtml';
import { plainButton, plainPage } from '../../errors/plainPage';
import type { ServerDependencies } from '../../ServerDependencies';
import { confirmationPage, sendPageOfLink, serveLinksOfMails, tokenOf, type LinkOfMail } from './linksOfMails';

/** Serves the links of mails about follows, without a login: to confirm one, and to stop one or all of an address. */
export async function serveFollowLinks(
  app: FastifyInstance,
  dependencies: Pick<ServerDependencies, 'config' | 'database' | 'clock'>,
): Promise<void> {
  const { identitySecret } = dependencies.config;
  await serveLinksOfMails(app, (scope) => {
    scope.get<LinkOfMail>('/follow/confirm', async ({ query }, reply) => {
      const follow = await readFollowOfLink(dependencies, tokenOf(query));
      return send(reply, follow && (follow.isConfirmed ? confirmed(follow) : confirmQuestion(follow)));
    });
    scope.post<LinkOfMail>('/follow/confirm', async ({ query }, reply) => {
      const follow = await confirmFollow(dependencies, tokenOf(query));
      return send(reply, follow && confirmed(follow));
    });
    scope.get<LinkOfMail>('/follow/stop', ({ query }, reply) => {
      const target = readStopToken(identitySecret, tokenOf(query));
      return send(reply, target && ('followId' in target ? stopOneQuestion : stopAllQuestion));
    });
    scope.post<LinkOfMail>('/follow/stop', async ({ query }, reply) => {
      const target = readStopToken(identitySecret, tokenOf(query));
      if (target) await stopFollows({ ...dependencies, identitySecret }, target);
      return send(reply, target && stopped);
    });
  });
}

const send = (reply: FastifyReply, page: string | null) => sendPageOfLink(reply, page, unknownLink);

function confirmQuestion({ name, isOptedOut }: FollowOfLink): string {
  return plainPage(
    'New offers by e-mail',
    `<p>${escapeHtml(name)}: what is new and what ends soon, at most once a week. Each mail has a link that stops it.</p>
${isOptedOut ? '<p>This address has unsubscribed from all our reports and reminders. With this button they may come again, too.</p>' : ''}
<form method="post"><button ${plainButton}>Yes, mail me</button></form>`,
  );
}

function confirmed({ name, listPath }: FollowOfLink): string {
  return plainPage(
    'Thank you, it is confirmed',
    `<p>The next mail comes once there is something new: ${escapeHtml(name)}.</p>
<p><a href="${escapeHtml(listPath)}" ${plainButton}>See the offers</a></p>`,
  );
}

const question = (text: string) => confirmationPage('Stop these mails', text, 'Stop');
const stopOneQuestion = question('Shall we stop the mails about this? Others that you asked for still come.');
const stopAllQuestion = question('Shall we stop all mails about new offers to this address?');

const stopped = plainPage('Stopped', '<p>They are not sent any more, and what you followed is deleted.</p>');

const unknownLink = plainPage(
  'This link does not work',
  '<p>Copy the whole link from the mail, and try again. A link to confirm works for 7 days: after that, ask for a new one on the page of the offers.</p>',
);
