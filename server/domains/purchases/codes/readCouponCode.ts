import { parseCouponCode } from '../../../../shared/coupons/parseCouponCode';
import { DomainError } from '../../../shared/errors/DomainError';

/**
 * Reads a typed code: in any case, with spaces or hyphens, O for 0 and I or L for 1.
 *
 * @throws VALIDATION_FAILED with FORM or CHECK_CHARACTER in `errors`
 */
export function readCouponCode(text: string): string {
  const { code, problem } = parseCouponCode(text);
  if (problem === undefined) return code;
  throw new DomainError('VALIDATION_FAILED', problem.message, { errors: [{ field: 'code', ...problem }] });
}
