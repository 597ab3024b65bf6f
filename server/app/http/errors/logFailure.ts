import { logOutage } from '../../../platform/logger/logOutage';
import type { DomainError } from '../../../shared/errors/DomainError';

interface Loggers {
  /** knows the request's id */
  request: { error: (details: object, message: string) => void };
  /** the one of the whole server, which repeats nothing during an outage */
  site: { warn: (details: object, message: string) => void };
}

/** Logs what the caller cannot mend: each mistake of ours with its stack, an outage once a minute. */
export function logFailure(refusal: DomainError, { request, site }: Loggers, message: string, details = {}): void {
  const error = refusal.cause ?? refusal;
  if (refusal.code === 'INTERNAL') request.error({ ...details, err: error }, message);
  if (refusal.code === 'UNAVAILABLE') logOutage(site, error, details);
}
