import { DomainError } from '../../../../shared/errors/DomainError';

/** Returns the error that prevents overwriting a newer version. */
export function changedMeanwhile(seen: number, current: number): DomainError {
  return new DomainError(
    'CONFLICT',
    `Somebody changed this ad after you opened it (you saw version ${seen}, it is now ${current}). Load it again, then make your change.`,
  );
}
