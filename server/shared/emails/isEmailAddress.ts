import { isEmail } from 'class-validator';

/** True for an address that can be stored and mailed. Half a surrogate pair would make the library itself fail. */
export function isEmailAddress(text: string): boolean {
  return !/\p{Cs}/u.test(text) && text.length <= 254 && isEmail(text);
}
