import { outageReason } from '../../shared/errors/isUnavailable';

const intervalMs = 60_000;

interface LastLine {
  loggedAt: number;
  suppressed: number;
}

type LogError = (error: unknown, details?: object) => void;

/**
 * Returns a function that logs the first error of a kind at once, then one line a minute with their number
 * (`suppressed`). In an outage every request and worker fails in the same way. `log` receives the fields of the line.
 */
export function throttleErrors(log: (fields: object) => void, now: () => number = () => performance.now()): LogError {
  const lastLines = new Map<string, LastLine>();
  return (error, details = {}) => {
    const kind = kindOf(error);
    const last = lastLines.get(kind);
    if (last !== undefined && now() - last.loggedAt < intervalMs) {
      last.suppressed += 1;
      return;
    }
    lastLines.set(kind, { loggedAt: now(), suppressed: 0 });
    const suppressed = last?.suppressed ?? 0;
    log({ ...details, err: error, ...(suppressed > 0 && { suppressed }) });
  };
}

/** Returns one of a few codes of PostgreSQL, the network and the disk. */
function kindOf(error: unknown): string {
  const reason = outageReason(error);
  if (reason !== null) return reason;
  if (typeof error !== 'object' || error === null) return typeof error;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'other';
}
