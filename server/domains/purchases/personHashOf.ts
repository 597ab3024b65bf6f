import { keyedHash } from '../../shared/keyedHash';

/**
 * Returns the keyed hash that counts the coupons of an erased buyer
 * (docs/rules/prices-and-coupons.md#coupons-a-person).
 * @param person the address as the SQL function `fold_email` spells it
 */
export function personHashOf(secret: string, person: string): string {
  return keyedHash(secret, 'buyer of coupons', person);
}
