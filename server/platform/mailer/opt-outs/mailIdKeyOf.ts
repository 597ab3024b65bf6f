import { keyedHash } from '../../../shared/keyedHash';

/** Returns the key for mail ids. Ids contain only part of the hash, so that nobody can derive other ids from them. */
export function mailIdKeyOf(secret: string): string {
  return keyedHash(secret, 'mail id', '');
}
