import type { Pool } from 'pg';
import { requestWork, type RequestWork } from '../../metrics/requestWork';
import { currentReadScope, type ReadScope } from '../replicas/readScope';
import { PreparedQuery } from './PreparedQuery';

type Statement = PreparedQuery['statements'][number];
type Rows = unknown[][][];

interface Caller {
  statements: readonly Statement[];
  scope: ReadScope | null;
  resolve: (rows: Rows) => void;
  reject: (error: unknown) => void;
}

interface Batch {
  work: RequestWork | undefined;
  scope: ReadScope | null;
  callers: Caller[];
}

/** The batch that still takes callers, of each pool. */
const open = new WeakMap<Pool, Batch>();

/** The statements run one after the other, so the first would wait long for the last of very many. */
const mostCallers = 8;

/**
 * Sends what independent parts of one request ask for at the same moment as one batch: one connection, one write and one
 * answer, in place of one for each caller. What may read a replica and what may not are never joined. For quick statements, because they run one after the other. If PostgreSQL
 * refuses one of them, each caller's statements run again alone, so that callers get their own errors only
 * (docs/decisions/0066-statements-of-a-moment-travel-together.md).
 */
export function batchStatements(pool: Pool, statements: readonly Statement[]): Promise<Rows> {
  return new Promise((resolve, reject) => {
    const scope = currentReadScope();
    const caller = { statements, scope, resolve, reject };
    const work = requestWork.getStore();
    const known = open.get(pool);
    if (known && known.work === work && mayJoin(known.scope, scope) && known.callers.length < mostCallers) {
      known.callers.push(caller);
      return;
    }
    const batch: Batch = { work, scope, callers: [caller] };
    open.set(pool, batch);
    // after everything that is ready to run, and before the event loop waits for anything
    process.nextTick(() => {
      if (open.get(pool) === batch) open.delete(pool);
      void sendBatch(pool, batch.callers);
    });
  });
}

/** They read from the same server: the primary, the same replica, or whichever the first of them gets. */
function mayJoin(first: ReadScope | null, next: ReadScope | null): boolean {
  if (first === null || next === null) return first === next;
  return next.replica === undefined || next.replica === first.replica;
}

/** Sends statements at once and returns the rows of each, in order. */
export function sendStatements(pool: Pool, statements: readonly Statement[]): Promise<Rows> {
  // TypeORM cannot name a statement; the driver resolves with the value that the query passes to its callback
  return pool.query(new PreparedQuery(statements)) as unknown as Promise<Rows>;
}

async function sendBatch(pool: Pool, callers: readonly Caller[]): Promise<void> {
  try {
    const all = callers.flatMap(({ statements }) => statements);
    const sent = sendStatements(pool, all);
    // the connection, and so the replica, is chosen for the first
    const replica = callers[0]?.scope?.replica;
    for (const { scope } of callers) if (scope) scope.replica = replica;
    const rows = await sent;
    let from = 0;
    for (const { statements, resolve } of callers) {
      resolve(rows.slice(from, from + statements.length));
      from += statements.length;
    }
  } catch (error) {
    const runsAgain = callers.length > 1 && isRefused(error);
    for (const { statements, resolve, reject } of callers) {
      if (runsAgain) sendStatements(pool, statements).then(resolve, reject);
      else reject(error);
    }
  }
}

/** True if PostgreSQL has refused a statement and undone the batch; a broken connection tells nothing of it. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}
