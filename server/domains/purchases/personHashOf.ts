import { keyedHash } from '../../shared/keyedHash';
import { secretsOf } from '../../shared/secrets/olderSecrets';

/**
 * Returns the keyed hash that counts the coupons of an erased buyer
 * (docs/rules/prices-and-coupons.md#coupons-a-person).
 * @param person the address as the SQL function `fold_email` spells it
 */
export function personHashOf(secret: string, person: string): string {
  return keyedHash(secret, 'buyer of coupons', person);
}

/** Returns the hashes that count for a person: of the present secret, and of those that it has replaced. */
export function personHashesOf(secret: string, person: string): string[] {
  return secretsOf(secret).map((each) => personHashOf(each, person));
}
