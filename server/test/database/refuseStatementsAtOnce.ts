import { Client } from 'pg';

/** Members that the driver's types omit. */
interface Queue {
  _queryQueue: unknown[];
  query: (...args: unknown[]) => unknown;
}

let refused = false;

/**
 * Refuses concurrent statements on one connection at the call, so that the stack names the caller. The driver still
 * queues them, warns once per process and will refuse them in future.
 */
export function refuseStatementsAtOnce(): void {
  if (refused) return;
  refused = true;
  const client = Client.prototype as unknown as Queue;
  const { query } = client;
  client.query = function (this: Queue, ...args) {
    if (this._queryQueue.length > 0) throw new Error('This connection is busy: send one statement after the other.');
    return query.apply(this, args);
  };
}
