import { plural } from '../../shared/plural';
import type { ActiveFilter } from './ActiveFilter';
import { noFilters, type GridFilters } from './gridFilters';

function rangeLabel(name: string, from: number | null, to: number | null): string | null {
  if (from === null && to === null) return null;
  if (from === null) return `${name} up to ${String(to)}`;
  return to === null ? `${name} from ${String(from)}` : `${name} ${String(from)}–${String(to)}`;
}

function eitherLabel(value: boolean | null, yes: string, no: string): string | null {
  if (value === null) return null;
  return value ? yes : no;
}

/** The filters of single columns that are on, and those of what is missing. */
export function columnFilters(filters: GridFilters): ActiveFilter[] {
  const { ids, title, endingWithinDays } = filters;
  const shownIds = ids.length > 3 ? `${ids.slice(0, 3).join(', ')} …` : ids.join(', ');
  const found: [keys: (keyof GridFilters)[], label: string | null][] = [
    [['ids'], ids.length === 0 ? null : `ID ${shownIds}`],
    [['title'], title.trim() === '' ? null : `Title has “${title.trim()}”`],
    [['minIndex', 'maxIndex'], rangeLabel('Index', filters.minIndex, filters.maxIndex)],
    [['withoutIndex'], eitherLabel(filters.withoutIndex, 'Without index', 'With index')],
    [['minViews', 'maxViews'], rangeLabel('Views', filters.minViews, filters.maxViews)],
    [['withoutPicture'], eitherLabel(filters.withoutPicture, 'Without picture', 'With picture')],
    [['withoutPosition'], eitherLabel(filters.withoutPosition, 'Without position', 'With position')],
    [['soldOut'], eitherLabel(filters.soldOut, 'Sold out', 'Not sold out')],
    [['endingWithinDays'], endingWithinDays === null ? null : `Ends within ${plural(endingWithinDays, 'day')}`],
  ];
  return found.flatMap(([keys, label]) => {
    if (label === null) return [];
    const cleared = Object.fromEntries(keys.map((key) => [key, noFilters[key]]));
    return [{ key: keys.join(' '), label, without: { ...filters, ...cleared } }];
  });
}
