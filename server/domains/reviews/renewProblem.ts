import { DomainError } from '../../shared/errors/DomainError';
import type { Brochure } from '../brochures/Brochure';

type Renewed = Pick<Brochure, 'status' | 'archiveReason' | 'validTo'>;

/** Why an ad cannot be renewed to this last day; undefined when it can. `today` is the day in the ad's own zone. */
export function renewProblem(brochure: Renewed, validTo: string, today: string): DomainError | undefined {
  const { status, archiveReason, validTo: before } = brochure;
  if (status === 'ARCHIVED' && archiveReason !== 'EXPIRED') {
    const why = `This ad is archived (ARCHIVED), and not because it ended (${archiveReason ?? 'MANUAL'}).`;
    return new DomainError('CONFLICT', `${why} Ask an administrator to unarchive it first.`);
  }
  if (before === null) return new DomainError('CONFLICT', 'This ad has no last day: there is nothing to renew.');
  if (validTo < today) return badLastDay('PAST', 'That day has passed: give a last day that is yet to come.');
  if (validTo <= before) return badLastDay('NOT_LATER', 'The ad runs until then as it is: give a later last day.');
  return undefined;
}

function badLastDay(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'validTo', code, message }] });
}
