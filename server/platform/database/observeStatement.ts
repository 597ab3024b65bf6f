import { statementSeconds } from '../metrics/metrics';
import { requestWork } from '../metrics/requestWork';
import { currentTracing } from '../tracing/tracing';
import { noteStatement, withoutValues } from './slowStatements';

type Callback = (error: unknown, result: unknown) => void;

interface Statement {
  text?: string;
  callback?: Callback;
  statements?: readonly { sql: string }[];
}

/**
 * Measures a statement from being sent to its result, in each form that the driver takes: text or object, with a
 * promise, with a callback, or with its own `submit`.
 */
export function observeStatement(args: unknown[], send: (args: unknown[]) => unknown): unknown {
  const begunAt = performance.now();
  const sql = sqlOf(args[0]);
  // where the statement is sent, because its result arrives outside of the request
  const work = requestWork.getStore();
  const record = currentTracing()?.follow();
  const end = (failed = false): void => {
    const ms = performance.now() - begunAt;
    statementSeconds.observe({ verb: verbOf(sql) }, ms / 1000);
    if (work !== undefined) {
      work.statements += 1;
      work.databaseMs += ms;
    }
    noteStatement(sql, ms, work?.requestId);
    record?.(verbOf(sql).toUpperCase(), begunAt, {
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(sql ?? '') },
      failed,
    });
  };
  const last = args.length - 1;
  const callback = args[last];
  if (typeof callback === 'function') return send([...args.slice(0, last), observed(callback as Callback, end)]);
  const statement = args[0] as Statement | null;
  if (typeof statement === 'object' && typeof statement?.callback === 'function') {
    statement.callback = observed(statement.callback, end);
    return send(args);
  }
  const result = send(args);
  if (result instanceof Promise) {
    result.then(
      () => {
        end();
      },
      () => {
        end(true);
      },
    );
  }
  return result;
}

function observed(callback: Callback, end: (failed: boolean) => void): Callback {
  return (error, result) => {
    end(Boolean(error));
    callback(error, result);
  };
}

const verbs = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'start', 'commit', 'rollback', 'set']);

/** The first of several statements that are sent together. */
function sqlOf(statement: unknown): string | undefined {
  const { text, statements } = (typeof statement === 'object' ? (statement ?? {}) : { text: statement }) as Statement;
  const sql = text ?? statements?.[0]?.sql;
  return typeof sql === 'string' ? sql : undefined;
}

/** The first word, in lower case; "other" for those that are rare. */
function verbOf(sql: string | undefined): string {
  const word = sql === undefined ? undefined : /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase();
  return word !== undefined && verbs.has(word) ? word : 'other';
}
