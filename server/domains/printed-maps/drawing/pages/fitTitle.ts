import { boldWidth, textWidth } from '../textWidth';

const sizes = { largest: 8, smallest: 4.5 };

/** A title in a room, in millimetres; what has none in the smallest letters is cut. */
export interface FittedTitle {
  text: string;
  size: number;
  isCut: boolean;
}

/** Chooses the largest letters in which a title fits. */
export function fitTitle(title: string, room: number): FittedTitle {
  const widthOf = (text: string): number => textWidth(text, 1) * boldWidth;
  const size = Math.min(sizes.largest, room / widthOf(title));
  if (size >= sizes.smallest) return { text: title, size, isCut: false };
  const letters = Array.from(title);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) * sizes.smallest > room) letters.pop();
  return { text: `${letters.join('').trimEnd()}…`, size: sizes.smallest, isCut: true };
}
