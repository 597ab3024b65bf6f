import { Client } from 'pg';

/** Members that the driver's types omit. */
interface Queue {
  _queryQueue: unknown[];
  query: (...args: unknown[]) => unknown;
}

const untouched = Symbol.for('query of the driver');
const client = Client.prototype as unknown as Queue & { [untouched]?: Queue['query'] };
// test files share the driver
const query = (client[untouched] ??= client.query);

/**
 * Refuses concurrent statements on one connection at the call, so that the stack names the caller. The driver still
 * queues them, warns once per process and will refuse them in future.
 */
export function refuseStatementsAtOnce(): void {
  client.query = function (this: Queue, ...args) {
    if (this._queryQueue.length > 0) throw new Error('This connection is busy: send one statement after the other.');
    return query.apply(this, args);
  };
}

/** Lets the driver queue them, as it does by default. */
export function allowStatementsAtOnce(): void {
  client.query = query;
}
