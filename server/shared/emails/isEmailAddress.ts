import { isEmail } from 'class-validator';

/** An address as it can be kept and mailed. Half a surrogate pair would make the library itself fail. */
export function isEmailAddress(text: string): boolean {
  return !/\p{Cs}/u.test(text) && text.length <= 254 && isEmail(text);
}
