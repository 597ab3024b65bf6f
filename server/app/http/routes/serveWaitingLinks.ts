import type { FastifyInstance, FastifyReply } from 'fastify';
import { leaveWaitingLists } from '../../../domains/purchases/waiting/leaveWaitingLists';
import { readLeaveToken } from '../../../domains/purchases/waiting/waitingTokens';
import { plainButton, plainPage } from '../errors/plainPage';
import type { ServerDependencies } from '../ServerDependencies';

interface Asked {
  Querystring: { token?: string | string[] };
}

const path = '/waiting/stop';

/**
 * Serves the link of a mail about a returned coupon, without a login. A GET changes nothing, because mail scanners open
 * links. Posting the page's form does, and so does the one click of a mail program (RFC 8058).
 */
export async function serveWaitingLinks(
  app: FastifyInstance,
  dependencies: Pick<ServerDependencies, 'config' | 'database' | 'clock'>,
): Promise<void> {
  const hashOf = ({ token }: Asked['Querystring']): string | null =>
    readLeaveToken(dependencies.config.identitySecret, typeof token === 'string' ? token : '');
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // the body of a mail program's request adds nothing to the link
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, parsed) => {
      parsed(null, undefined);
    });
    scope.get<Asked>(path, ({ query }, reply) => send(reply, hashOf(query) && question));
    scope.post<Asked>(path, async ({ query }, reply) => {
      const recipientHash = hashOf(query);
      if (recipientHash !== null) await leaveWaitingLists(dependencies, recipientHash);
      return send(reply, recipientHash && stopped);
    });
    done();
  });
}

/** null: the link is not ours */
function send(reply: FastifyReply, page: string | null): FastifyReply {
  return reply
    .code(page === null ? 404 : 200)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send(page ?? unknownLink);
}

const question = plainPage(
  'Stop these mails',
  `<p>Shall we stop all mails about coupons that return to this address?</p>
<form method="post"><button ${plainButton}>Stop</button></form>`,
);

const stopped = plainPage('Stopped', '<p>They are not sent any more, and what you waited for is deleted.</p>');

const unknownLink = plainPage('This link does not work', '<p>Copy the whole link from the mail, and try again.</p>');
