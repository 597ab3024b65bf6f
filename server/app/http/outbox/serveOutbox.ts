import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getMailSender } from '../../../platform/mailer/getMailSender';
import { OutgoingMail } from '../../../platform/mailer/OutgoingMail';
import { DomainError } from '../../../shared/errors/DomainError';
import type { ServerDependencies } from '../ServerDependencies';
import { outboxPage } from './outboxPage';
import { showsOutbox } from './showsOutbox';

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;

const names = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

const marksOfProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether somebody sits at this very machine: the connection is local, no proxy or tunnel of this machine stands between,
 * and the site was asked for by a name of this machine, which a foreign page that rebinds its own name cannot do.
 */
function isFromThisMachine({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const address = socket.remoteAddress ?? '';
  return (
    isIP(address) !== 0 &&
    loopback.test(address) &&
    names.test(headers.host ?? '') &&
    marksOfProxies.every((name) => headers[name] === undefined)
  );
}

const mostMails = 100;
/** a frame without a source of its own has the policy of its page, so nothing in a mail runs or loads either */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The mails of a demonstration without a mail server, links that open something among them, so that it can be tried from
 * the invitation to the coupon. For whoever sits at the machine only: to all others there is nothing at this address.
 */
export function serveOutbox(
  app: FastifyInstance,
  { config, database, mailTransport }: Pick<ServerDependencies, 'config' | 'database' | 'mailTransport'>,
): void {
  if (!showsOutbox(config) || mailTransport !== null) return;
  app.get('/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) throw new DomainError('NOT_FOUND', 'There is nothing at this address.');
    const mails = await database.getRepository(OutgoingMail).find({ order: { id: 'DESC' }, take: mostMails });
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy,
      })
      .send(outboxPage(mails, getMailSender(config)));
  });
}
