import { DomainError } from '../../../shared/errors/DomainError';
import { couponCheckSum } from './couponCheckSum';
import { couponCodeAlphabet } from './couponCodeAlphabet';

const length = 12;

/** Reads a typed code: in any case, with spaces or hyphens, O for 0 and I or L for 1. */
export function readCouponCode(text: string): string {
  const code = text
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const values = Array.from(code, (character) => couponCodeAlphabet.indexOf(character));
  if (values.length !== length || values.includes(-1)) {
    throw refuse('FORM', 'A coupon code has 12 letters and digits, such as 7K2M-9QXR-04TB.');
  }
  if (couponCheckSum(values) !== 0) {
    throw refuse(
      'CHECK_CHARACTER',
      'This code holds a typing mistake. Compare it with the coupon, or scan the coupon.',
    );
  }
  return code;
}

function refuse(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'code', code, message }] });
}
