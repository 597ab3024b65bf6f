import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const acceptable = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * The id that log lines, `X-Request-Id` and error bodies share. Uses the id of a trusted proxy, so that both logs match;
 * otherwise callers could write into our log.
 */
export function createRequestId(trustProxy: boolean): (request: IncomingMessage) => string {
  return (request) => {
    const brought = request.headers['x-request-id'];
    if (trustProxy && typeof brought === 'string' && acceptable.test(brought)) return brought;
    return randomId();
  };
}

const idBytes = 9;

/** One call for many random bytes costs about as much as one for 9. */
const pool = Buffer.alloc(idBytes * 512);

let used = pool.length;

function randomId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += idBytes;
  return pool.toString('base64url', used - idBytes, used);
}
