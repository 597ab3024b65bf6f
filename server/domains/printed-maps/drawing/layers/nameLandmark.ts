import { smallestLetters } from '../../../../../shared/map-style/roadStyles';
import { wrapWords } from '../pages/wrapWords';
import { escapeMarkup, mm } from '../markup';
import type { Sheet } from '../Sheet';
import { textOutline } from '../textOutline';
import { textWidth } from '../textWidth';
import { circlesAlong, type Occupied } from './Occupied';

/** millimetres */
const widest = 22;
const lineHeight = 2.3;
const air = 0.1;
/** a longer name would hide more of the map than it tells */
const mostLines = 3;

interface Landmark {
  name: string;
  /** the middle of its symbol */
  x: number;
  y: number;
  /** of the space that its symbol takes */
  radius: number;
}

/**
 * Writes a landmark's name below, beside or above its symbol, where nothing else is, and marks that space as occupied.
 * Null without room: the symbol says enough.
 */
export function nameLandmark(
  { name, x, y, radius }: Landmark,
  { frame }: Sheet,
  occupied: Occupied,
): { svg: string; outlines: string[] } | null {
  const size = smallestLetters;
  const lines = wrapWords(name, { room: widest, size });
  if (lines.length > mostLines) return null;
  const halfWidth = Math.max(...lines.map((line) => textWidth(line, size))) / 2;
  const halfHeight = (lines.length * lineHeight) / 2;
  // half a letter beyond each end is marked too
  const [aside, off] = [radius + size / 2 + air + halfWidth, radius + air + halfHeight];
  const places = [
    { x, y: y + off },
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: y - off },
  ];
  for (const place of places) {
    const isInside =
      Math.abs(place.x - frame.x - frame.width / 2) < frame.width / 2 - halfWidth - air &&
      Math.abs(place.y - frame.y - frame.height / 2) < frame.height / 2 - halfHeight - air;
    const rows = lines.map((text, at) => ({ text, x: place.x, y: place.y - halfHeight + (at + 0.5) * lineHeight }));
    const circles = rows.flatMap(({ text, ...middle }) => {
      return circlesAlong({ ...middle, halfWidth: textWidth(text, size) / 2, size, radius: size * 0.5 });
    });
    if (!isInside || !circles.every((circle) => occupied.isFree(circle))) continue;
    for (const circle of circles) occupied.add(circle);
    const written = rows.map(({ text, ...row }) => ({ text, x: row.x, y: row.y + size * 0.36 }));
    return {
      outlines: written.map(({ text, ...base }) => textOutline(text, { weight: 'regular', size, ...base })),
      svg: `<text class="landmark" font-size="${size}">${written.map(writeRow).join(' ')}</text>`,
    };
  }
  return null;
}

function writeRow({ text, x, y }: { text: string; x: number; y: number }): string {
  return `<tspan x="${mm(x)}" y="${mm(y)}">${escapeMarkup(text)}</tspan>`;
}
