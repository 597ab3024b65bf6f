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
 * True if the visitor uses this very machine: the connection is local, without a proxy or tunnel. The request also
 * names a host of this machine, which a foreign page that rebinds its own name cannot do.
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
/** a frame without a source inherits the policy of its page, so a mail neither runs nor loads anything */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Shows the mails of a demonstration without a mail server, with their links, so that visitors can try it from
 * invitation to coupon. Only visitors on this machine see it; for all others the address does not exist.
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
