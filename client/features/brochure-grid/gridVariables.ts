import type { BrochureGridQueryVariables, DataQualityFilter } from '../../generated/types';
import { gridModes, type GridMode } from './gridModes';
import { gridPageSize, type GridView } from './GridView';

function given<T>(items: readonly T[]): T[] | undefined {
  return items.length === 0 ? undefined : [...items];
}

/**
 * Only the filters that are set; undefined if none is. Fewer filters let the server use its counters instead of
 * counting rows.
 */
function dataQualityOf(view: GridView): DataQualityFilter | undefined {
  const title = view.title.trim();
  const asked = {
    minIndex: view.minIndex,
    maxIndex: view.maxIndex,
    withoutIndex: view.withoutIndex,
    minViews: view.minViews,
    maxViews: view.maxViews,
    withoutPicture: view.withoutPicture,
    withoutPosition: view.withoutPosition,
    brokenLinks: view.brokenLinks,
    soldOut: view.soldOut,
    endingWithinDays: view.endingWithinDays,
    bulkJob: view.bulkJob,
    title: title === '' ? null : title,
  };
  const entries = Object.entries(asked).filter(([, value]) => value !== null);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Query variables: all ads of the mode, filtered by the view. */
export function gridVariables(view: GridView, mode: GridMode): BrochureGridQueryVariables {
  const q = view.q.trim();
  return {
    filter: {
      statuses: given(view.statuses) ?? [...gridModes[mode]],
      isDraft: view.isDraft ?? undefined,
      types: given(view.types),
      categories: given(view.categories),
      mapAreas: given(view.mapAreas),
      q: q === '' ? undefined : q,
      isActive: view.isActive ?? undefined,
      ids: given(view.ids),
      dataQuality: dataQualityOf(view),
    },
    orderBy: [{ field: view.sort.key, direction: view.sort.direction }],
    first: gridPageSize,
    offset: (view.page - 1) * gridPageSize,
  };
}
