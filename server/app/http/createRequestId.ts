import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const acceptable = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * The id that a log line, `X-Request-Id` and every error body share. Behind a proxy that we trust its own is kept, so
 * that its log and ours can be read side by side; without one, callers could choose what stands in our log.
 */
export function createRequestId(trustProxy: boolean): (request: IncomingMessage) => string {
  return (request) => {
    const brought = request.headers['x-request-id'];
    if (trustProxy && typeof brought === 'string' && acceptable.test(brought)) return brought;
    return randomId();
  };
}

const idBytes = 9;
/** Asking for random bytes costs much the same for 9 as for thousands. */
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
