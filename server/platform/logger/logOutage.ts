import { throttleErrors } from './throttleErrors';

interface WarnLogger {
  warn: (details: object, message: string) => void;
}

const throttles = new WeakMap<object, ReturnType<typeof throttleErrors>>();

/**
 * Logs that something is unavailable, once a minute for each kind and logger. Pass the site's logger, not a request's.
 */
export function logOutage(logger: WarnLogger, error: unknown, details: object = {}, now?: () => number): void {
  let log = throttles.get(logger);
  if (!log) {
    log = throttleErrors((fields) => {
      logger.warn(fields, 'Unavailable: requests are answered with 503.');
    }, now);
    throttles.set(logger, log);
  }
  log(error, details);
}
