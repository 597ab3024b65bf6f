import { cleanText } from './cleanText';

/** The same for a text on one line: a name, a title, a part of an address. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}
