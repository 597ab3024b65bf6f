import { DomainError } from '../../../shared/errors/DomainError';

/** The error for a held coupon whose time is over. */
export function notConfirmedInTime(): DomainError {
  const message = 'This coupon was not confirmed in time, so somebody else can take it. Ask for a new one.';
  return new DomainError('CONFLICT', message);
}
