import type { Logger } from 'pino';

const silenceMs = 60_000;

/**
 * Dozens of workers look into the queue every two seconds. While its database is away each of them fails each time: the
 * first of a kind is told, and once a minute how many there were since.
 */
export function tellOfQueueErrors(logger: Logger, now: () => number = () => performance.now()) {
  const told = new Map<string, { at: number; untold: number }>();
  return (error: unknown): void => {
    const kind = kindOf(error);
    const last = told.get(kind);
    if (last !== undefined && now() - last.at < silenceMs) {
      last.untold += 1;
      return;
    }
    told.set(kind, { at: now(), untold: 0 });
    logger.error({ err: error, ...(last && { untold: last.untold }) }, 'The job queue met an error.');
  };
}

/** Few: what PostgreSQL and the network can say. */
function kindOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return typeof error;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'other';
}
