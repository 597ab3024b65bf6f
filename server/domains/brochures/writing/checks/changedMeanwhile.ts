import { DomainError } from '../../../../shared/errors/DomainError';

/** Nobody writes over what somebody else has written since. */
export function changedMeanwhile(seen: number, current: number): DomainError {
  return new DomainError(
    'CONFLICT',
    `Somebody changed this ad after you opened it (you saw version ${seen}, it is now ${current}). Load it again, then make your change.`,
  );
}
