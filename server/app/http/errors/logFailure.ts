import { logOutage } from '../../../platform/logger/logOutage';
import type { DomainError } from '../../../shared/errors/DomainError';

interface Loggers {
  /** logger with the request id */
  request: { error: (details: object, message: string) => void };
  /** logger of the whole server, which logs an outage only once */
  site: { warn: (details: object, message: string) => void };
}

/** Logs failures that the caller cannot fix: our own errors with their stack, an outage once a minute. */
export function logFailure(refusal: DomainError, { request, site }: Loggers, message: string, details = {}): void {
  const error = refusal.cause ?? refusal;
  if (refusal.code === 'INTERNAL') request.error({ ...details, err: error }, message);
  if (refusal.code === 'UNAVAILABLE') logOutage(site, error, details);
}
