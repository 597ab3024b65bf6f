import type { Logger } from 'pino';

interface Slow {
  logger: Pick<Logger, 'warn'>;
  /** in milliseconds */
  fromMs: number;
}

const longest = 600;
let watched: Slow | null = null;

/** From now on statements of `fromMs` milliseconds or more are logged; null: none. */
export function watchSlowStatements(slow: Slow | null): void {
  watched = slow;
}

/** Logs a statement if it was slow: its text without values, so nothing of a person. */
export function noteStatement(sql: string | undefined, ms: number, requestId: string | undefined): void {
  if (watched === null || ms < watched.fromMs || sql === undefined) return;
  watched.logger.warn(
    { ms: Math.round(ms), statement: withoutValues(sql), ...(requestId !== undefined && { requestId }) },
    'A statement was slow.',
  );
}

/** Values are parameters; a text in the statement itself may still be one, so each becomes ''. */
export function withoutValues(sql: string): string {
  const text = sql
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
