import { AtdwProblem } from './AtdwProblem';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/**
 * Returns the text of a JSON answer. The source sends UTF-16LE, with or without a byte order mark; UTF-8 is read too.
 * JSON begins with an ASCII character, so the place of a zero byte tells the encoding.
 *
 * @throws AtdwProblem for bytes that are no text, such as half a character at the end
 */
export function decodeBody(body: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(body), { fatal: true }).decode(body);
  } catch {
    throw new AtdwProblem('The answer of the warehouse ends early, or is no text.');
  }
}

function encodingOf([first, second]: Uint8Array): Encoding {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}
