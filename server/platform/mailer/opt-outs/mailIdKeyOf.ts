import { keyedHash } from '../../../shared/keyedHash';

/** What stands before an event where ids are made; only part of the hash leaves, so that nobody can go on from it. */
export function mailIdKeyOf(secret: string): string {
  return keyedHash(secret, 'mail id', '');
}
