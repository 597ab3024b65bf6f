import { textWidth } from '../textWidth';

interface Room {
  room: number;
  size: number;
  /** in the unit of `size`; by default about */
  measure?: (text: string, size: number) => number;
}

/** Breaks a text into lines; a word that is wider than its room breaks too. */
export function wrapWords(text: string, { room, size, measure = textWidth }: Room): string[] {
  const fits = (part: string): boolean => measure(part, size) <= room;
  const rows: string[] = [];
  for (const word of text.split(' ').flatMap((whole) => (fits(whole) ? [whole] : breakWord(whole, fits)))) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim();
    if (rows.length > 0 && fits(longer)) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

function breakWord(word: string, fits: (part: string) => boolean): string[] {
  const parts = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    if (fits(longer) || longer === letter) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}
