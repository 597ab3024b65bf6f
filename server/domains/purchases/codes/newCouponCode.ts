import { randomInt } from 'node:crypto';
import { couponCheckSum } from '../../../../shared/coupons/couponCheckSum';
import { couponCodeAlphabet } from '../../../../shared/coupons/couponCodeAlphabet';

const randomCharacters = 11;

/** Returns 11 random characters (55 bits) and the check character that makes the check sum 0. */
export function newCouponCode(): string {
  const values = Array.from({ length: randomCharacters }, () => randomInt(couponCodeAlphabet.length));
  const check = couponCheckSum([...values, 0]);
  return [...values, check].map((value) => couponCodeAlphabet.charAt(value)).join('');
}
