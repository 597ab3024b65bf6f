import { outageReason } from '../../shared/errors/isUnavailable';

const silenceMs = 60_000;

interface Told {
  at: number;
  untold: number;
}

interface WarnLogger {
  warn: (details: object, message: string) => void;
}

/** What each logger was told of: a server has one of its own for all that it cannot do. */
const toldTo = new WeakMap<object, Map<string, Told>>();

/**
 * Logs that something is unavailable: the first error of a kind, then one line a minute with how many there were
 * since (`untold`). During an outage every request fails in the same way.
 */
export function logOutage(
  logger: WarnLogger,
  error: unknown,
  details: object = {},
  now: () => number = () => performance.now(),
): void {
  const told = toldTo.get(logger) ?? new Map<string, Told>();
  toldTo.set(logger, told);
  const kind = outageReason(error) ?? (error instanceof Error ? error.name : 'other');
  const last = told.get(kind);
  if (last !== undefined && now() - last.at < silenceMs) {
    last.untold += 1;
    return;
  }
  told.set(kind, { at: now(), untold: 0 });
  const untold = last?.untold ?? 0;
  logger.warn(
    { ...details, err: error, ...(untold > 0 && { untold }) },
    'Unavailable: requests are answered with 503.',
  );
}
