import { inks } from '../inks';
import { escapeMarkup, mm } from '../markup';
import type { PlacedName } from './placeStreetNames';
import { drawHalo, textOutline } from '../textOutline';

/** share of the letters' size by which their base line is below the middle of the street */
const drop = 0.34;

/** Draws the names of streets over their halos. */
export function drawStreetNames(names: readonly PlacedName[]): string {
  const halos = names.map(({ text, x, y, angle, size }) => {
    const turn = (angle * Math.PI) / 180;
    const start = { x: x - Math.sin(turn) * size * drop, y: y + Math.cos(turn) * size * drop };
    return textOutline(text, { weight: 'regular', size, turn, ...start });
  });
  return drawHalo(halos, { ink: inks.halo, width: 0.5 }) + names.map(drawName).join('');
}

function drawName({ text, x, y, angle, size }: PlacedName): string {
  const place = `translate(${mm(x)} ${mm(y)}) rotate(${mm(angle)})`;
  return `<text class="name" transform="${place}" font-size="${mm(size)}" dy="${mm(size * drop)}">${escapeMarkup(text)}</text>`;
}
