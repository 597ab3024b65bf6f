import { textWidth } from '../textWidth';

/** Breaks a text into lines; a word that is wider than its room breaks too. */
export function wrapWords(text: string, { room, size }: { room: number; size: number }): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ').flatMap((whole) => breakWord(whole, { room, size }))) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim();
    if (rows.length > 0 && textWidth(longer, size) <= room) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

function breakWord(word: string, { room, size }: { room: number; size: number }): string[] {
  const parts = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1) ?? ''}${letter}`;
    if (textWidth(longer, size) <= room || longer === letter) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
}
