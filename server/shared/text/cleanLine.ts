import { cleanText } from './cleanText';

/** Cleans a text like `cleanText` and puts it on one line: a name, a title, a part of an address. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}
