import type { ActiveFilter } from './ActiveFilter';
import { statusNames, typeNames } from './brochureWords';
import { columnFilters } from './columnFilters';
import type { GridChoices } from './gridChoices';
import type { GridFilters } from './gridFilters';

function nameOf(code: string, options: readonly { value: string; label: string }[]): string {
  return options.find((option) => option.value === code)?.label ?? code;
}

function without<T>(items: readonly T[], item: T): T[] {
  return items.filter((other) => other !== item);
}

/** All filters that are on, in the order of the controls: drawn as chips that can be taken away. */
export function activeFilters(filters: GridFilters, choices: GridChoices): ActiveFilter[] {
  const { q, statuses, types, categories, mapAreas, isActive } = filters;
  return [
    ...(q.trim() === '' ? [] : [{ key: 'q', label: `“${q.trim()}”`, without: { ...filters, q: '' } }]),
    ...statuses.map((status) => ({
      key: status,
      label: statusNames[status],
      without: { ...filters, statuses: without(statuses, status) },
    })),
    ...types.map((type) => ({
      key: type,
      label: typeNames[type],
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
