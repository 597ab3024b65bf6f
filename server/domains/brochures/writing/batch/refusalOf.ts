import { QueryFailedError } from 'typeorm';
import { DomainError } from '../../../../shared/errors/DomainError';

/**
 * Returns the reason why one ad cannot be changed, for people.
 *
 * @throws the error itself if it is not about the ad, such as an outage
 */
export function refusalOf(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  const rule = brokenRule(error);
  if (rule === null) throw error;
  return `The database refuses this change (rule ${rule}).`;
}

/** SQLSTATE classes 22 (data) and 23 (integrity) are about the written values; null for all other errors. */
export function brokenRule(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code !== undefined && /^2[23]/.test(code) ? (constraint ?? code) : null;
}
