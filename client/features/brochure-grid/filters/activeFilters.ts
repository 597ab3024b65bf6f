import { statusNames } from '../brochureLabels';
import type { GridChoices } from './gridChoices';
import { plural } from '../../../shared/formats/plural';
import { noFilters, type GridFilters } from './gridFilters';
import { typeLabels } from '../../../generated/brochureTypes';

/** One active filter: its label, and the filters without it. */
interface ActiveFilter {
  key: string;
  label: string;
  without: GridFilters;
}

function nameOf(code: string, options: readonly { value: string; label: string }[]): string {
  return options.find((option) => option.value === code)?.label ?? code;
}

function without<T>(items: readonly T[], item: T): T[] {
  return items.filter((other) => other !== item);
}

/** All active filters in the order of the controls, shown as removable chips. */
export function activeFilters(filters: GridFilters, choices: GridChoices): ActiveFilter[] {
  const { q, statuses, types, categories, mapAreas, isActive } = filters;
  return [
    ...(q.trim() === '' ? [] : [{ key: 'q', label: `“${q.trim()}”`, without: { ...filters, q: '' } }]),
    ...statuses.map((status) => ({
      key: status,
      label: statusNames[status],
      without: { ...filters, statuses: without(statuses, status) },
    })),
    ...(filters.isDraft === null ? [] : [{ key: 'draft', label: 'Draft', without: { ...filters, isDraft: null } }]),
    ...types.map((type) => ({
      key: type,
      label: typeLabels[type],
      without: { ...filters, types: without(types, type) },
    })),
    ...categories.map((code) => ({
      key: `category ${code}`,
      label: nameOf(code, choices.categories),
      without: { ...filters, categories: without(categories, code) },
    })),
    ...mapAreas.map((code) => ({
      key: `area ${code}`,
      label: nameOf(code, choices.mapAreas),
      without: { ...filters, mapAreas: without(mapAreas, code) },
    })),
    ...(isActive === null
      ? []
      : [
          {
            key: 'active',
            label: isActive ? 'Inside their dates' : 'Outside their dates',
            without: { ...filters, isActive: null },
          },
        ]),
    ...columnFilters(filters),
  ];
}

function rangeLabel(name: string, from: number | null, to: number | null): string | null {
  if (from === null && to === null) return null;
  if (from === null) return `${name} up to ${String(to)}`;
  return to === null ? `${name} from ${String(from)}` : `${name} ${String(from)}–${String(to)}`;
}

function eitherLabel(value: boolean | null, yes: string, no: string): string | null {
  if (value === null) return null;
  return value ? yes : no;
}

/** Active filters on single columns and on missing values. */
function columnFilters(filters: GridFilters): ActiveFilter[] {
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
    [['brokenLinks'], eitherLabel(filters.brokenLinks, 'Broken links', 'No broken links')],
    [['soldOut'], eitherLabel(filters.soldOut, 'Sold out', 'Not sold out')],
    [['bulkJob'], filters.bulkJob === null ? null : `Bulk job ${String(filters.bulkJob)}`],
    [['endingWithinDays'], endingWithinDays === null ? null : `Ends within ${plural(endingWithinDays, 'day')}`],
  ];
  return found.flatMap(([keys, label]) => {
    if (label === null) return [];
    const cleared = Object.fromEntries(keys.map((key) => [key, noFilters[key]]));
    return [{ key: keys.join(' '), label, without: { ...filters, ...cleared } }];
  });
}
