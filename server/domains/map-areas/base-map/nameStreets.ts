import { escapeHtml } from '../../../shared/text/escapeHtml';
import { svgPath } from './svgPath';

interface DrawnStreet {
  name: string;
  rank: number;
  line: [x: number, y: number][];
}

/** of a letter at 13 px, on average */
const letterWidth = 7.2;
const mostNames = 14;
/** names whose middles are nearer than this would collide */
const leastApart = 46;

/** Writes street names along streets: the important and long ones, where there is room. */
export function nameStreets(streets: readonly DrawnStreet[]): string {
  const placed: [number, number][] = [];
  const longest = new Map<string, DrawnStreet & { length: number }>();
  for (const street of streets) {
    const length = lengthOf(street.line);
    if (street.name !== '' && length > (longest.get(street.name)?.length ?? 0)) {
      longest.set(street.name, { ...street, length });
    }
  }
  return [...longest.values()]
    .filter(({ name, length }) => length > name.length * letterWidth + 12)
    .sort((one, other) => one.rank - other.rank || other.length - one.length)
    .filter(({ line }) => {
      const middle = line[Math.floor(line.length / 2)] ?? [0, 0];
      if (placed.some(([x, y]) => Math.hypot(x - middle[0], y - middle[1]) < leastApart)) return false;
      placed.push(middle);
      return true;
    })
    .slice(0, mostNames)
    .map(({ name, line }, at) => {
      const id = `s${String(at)}`;
      // keeps the words upright
      const leftToRight = (line.at(-1)?.[0] ?? 0) >= (line[0]?.[0] ?? 0) ? line : line.toReversed();
      return `<path id="${id}" fill="none" d="${svgPath(leftToRight)}"/><text class="n" dy="4"><textPath href="#${id}" startOffset="50%">${escapeHtml(name)}</textPath></text>`;
    })
    .join('');
}

function lengthOf(line: readonly [number, number][]): number {
  return line.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = line[at - 1] ?? [x, y];
    return sum + Math.hypot(x - beforeX, y - beforeY);
  }, 0);
}
