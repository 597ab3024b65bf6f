import { DomainError } from '../../../shared/errors/DomainError';

/** Not there, no coupon ad, or not public: from outside it is all the same. */
export function noSuchCoupon(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such coupon to be had.');
}
