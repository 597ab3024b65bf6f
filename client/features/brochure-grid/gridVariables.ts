import type { BrochureGridQueryVariables } from '../../generated/types';
import { gridModes, type GridMode } from './gridModes';
import { gridPageSize, type GridView } from './GridView';

function given<T>(items: readonly T[]): T[] | undefined {
  return items.length === 0 ? undefined : [...items];
}

/** The question to the server: all of the mode's ads, narrowed by the view. */
export function gridVariables(view: GridView, mode: GridMode): BrochureGridQueryVariables {
  const q = view.q.trim();
  return {
    filter: {
      statuses: given(view.statuses) ?? [...gridModes[mode]],
      types: given(view.types),
      categories: given(view.categories),
      mapAreas: given(view.mapAreas),
      q: q === '' ? undefined : q,
      isActive: view.isActive ?? undefined,
    },
    orderBy: [{ field: view.sort.key, direction: view.sort.direction }],
    first: gridPageSize,
    offset: (view.page - 1) * gridPageSize,
  };
}
