import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;
const names = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const marksOfProxies = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whether somebody sits at this very machine: the connection is local, no proxy or tunnel of this machine stands between,
 * and the site was asked for by a name of this machine, which a foreign page that rebinds its own name cannot do.
 */
export function isFromThisMachine({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const address = socket.remoteAddress ?? '';
  return (
    isIP(address) !== 0 &&
    loopback.test(address) &&
    names.test(headers.host ?? '') &&
    marksOfProxies.every((name) => headers[name] === undefined)
  );
}
