import { isEmail } from 'class-validator';

/**
 * True for an address that can be stored and mailed. Half a surrogate pair would make the library itself fail. A quoted name
 * is another writing of the same mailbox, so it would get round the coupons a person may have.
 */
export function isEmailAddress(text: string): boolean {
  return !/\p{Cs}|^"/u.test(text) && text.length <= 254 && isEmail(text);
}
