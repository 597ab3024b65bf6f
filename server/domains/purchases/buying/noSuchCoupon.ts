import { DomainError } from '../../../shared/errors/DomainError';

/** One error for missing ads, other types and non-public ads, so that it reveals nothing. */
export function noSuchCoupon(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such coupon to be had.');
}
