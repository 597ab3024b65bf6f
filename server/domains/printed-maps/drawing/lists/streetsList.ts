import { squaresKnown } from '../../../../../shared/map-grid/squaresKnown';
import type { IndexedStreet, MapContent } from '../../MapContent';
import { escapeMarkup } from '../markup';
import { wrapWords } from '../pages/wrapWords';
import type { ListItem } from './fillColumns';
import { measureText, spare, tabular } from './measureText';
import type { PrintList } from './PrintList';

interface Letters {
  size: number;
  line: number;
  heading: number;
  leastColumn: number;
}

/** Millimetres. An index with fewer streets uses larger type. */
const few = 150;
const small: Letters = { size: 2.117, line: 2.65, heading: 4.9, leastColumn: 40 };
const roomy: Letters = { size: 2.822, line: 3.53, heading: 5.7, leastColumn: 56 };
/** above and below a row */
const air = 0.3;
const gap = 1.5;

/**
 * Returns the streets index as a list that pages and panels continue. One from points says so at its end
 * (docs/rules/maps-and-print.md#streets-index).
 */
export function streetsList({ name, streets, features }: MapContent): PrintList {
  const letters = streets.length <= few ? roomy : small;
  const items: ListItem[] = [];
  let last = '';
  for (const street of streets) {
    const initial = initialOf(street.name);
    if (initial !== last) items.push(headingItem(initial, letters));
    last = initial;
    items.push(...streetItems(street, letters));
  }
  const hasCourses = features.some((feature) => feature.kind === 'STREET' && feature.name !== '');
  if (items.length > 0 && !hasCourses) items.push(noteItem(squaresKnown, letters));
  return {
    heading: `Streets index for ${name} area.`,
    className: `streets${letters === roomy ? ' roomy' : ''}`,
    ...{ items, leastColumn: letters.leastColumn, gap: 4, isContinued: false },
  };
}

function headingItem(initial: string, { heading }: Letters): ListItem {
  return {
    isHeading: true,
    measure: () => heading,
    draw: (style) => `<h3 style="${style}">${escapeMarkup(initial)}</h3>`,
  };
}

function noteItem(text: string, { size, line }: Letters): ListItem {
  return {
    isHeading: false,
    measure: (width) => wrapWords(text, { room: width - spare, size }).length * line + air,
    draw: (style) => `<li style="${style}"><span>${escapeMarkup(text)}</span></li>`,
  };
}

/** A row with more squares would be larger than its column, and is broken. */
const mostSquares = 60;

function streetItems({ name, squares }: IndexedStreet, letters: Letters): ListItem[] {
  return Array.from({ length: Math.ceil(squares.length / mostSquares) }, (_, at) => {
    const part = squares.slice(at * mostSquares, (at + 1) * mostSquares);
    return streetItem({ name: at === 0 ? name : `${name}, continued`, squares: part }, letters);
  });
}

function streetItem({ name, squares: [own = '', ...further] }: IndexedStreet, { size, line }: Letters): ListItem {
  const rest = further.map((square) => ` ${square}`).join('');
  const widest = measureText(tabular(own), size, 'bold') + measureText(tabular(rest), size) + spare;
  const words = measureText(name, size) + spare;
  return {
    isHeading: false,
    measure: (width) => {
      const forSquares = Math.min(widest, width / 2);
      const squareLines =
        widest <= width / 2 ? 1 : wrapWords(tabular(own + rest), { room: forSquares - spare, size }).length;
      const room = width - forSquares - gap;
      const nameLines = words <= room ? 1 : wrapWords(name, { room, size }).length;
      return Math.max(squareLines, nameLines) * line + air;
    },
    draw: (style) =>
      `<li style="${style}"><span>${escapeMarkup(name)}</span><span class="square"><b>${own}</b>${rest}</span></li>`,
  };
}

/** Returns the initial without accents; names that begin with no letter share one group. */
function initialOf(street: string): string {
  const [first = ''] = street.normalize('NFD').toUpperCase();
  return /\p{Lu}/u.test(first) ? first : '0–9';
}
