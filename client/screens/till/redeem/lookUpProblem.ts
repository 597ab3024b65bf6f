import type { RequestFailure } from '../../../platform/errors/RequestFailure';

/** Why a code leads to no coupon, for somebody at a till. */
export function lookUpProblem({ code, message }: RequestFailure): string {
  return code === 'FORBIDDEN' ? 'This coupon is of another company: it cannot be redeemed here.' : message;
}
