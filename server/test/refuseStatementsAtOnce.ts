import { Client } from 'pg';

/** What the types of the driver leave out. */
interface Queue {
  _queryQueue: unknown[];
  query: (...args: unknown[]) => unknown;
}

let refused = false;

/**
 * A connection works at one statement at a time. The driver still lets others queue up behind it, warns of that once in a
 * process and will refuse it one day; here it is refused where it happens, so that the stack says whose mistake it is.
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
