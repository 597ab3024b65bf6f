import { useFilterCountsQuery } from '../../generated/FilterCounts';
import type { FilterCountsQuery } from '../../generated/types';
import type { Position } from '../../platform/geolocation/currentPosition';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import { brochureFilter } from '../browse-filters/brochureFilter';

type Counts = Omit<FilterCountsQuery['brochureFacets'], '__typename'>;

export interface FilterCounts {
  /** the size of the list with these filters; null while it is not known */
  total: number | null;
  /** the size of the list with another value of one filter; null: not known, or too many to count */
  countOf: (facet: keyof Counts, value: string | number | true) => number | null;
  /** the counted values of a filter, those with most ads first; null: not known, or too many to count */
  valuesOf: (facet: keyof Counts) => string[] | null;
  /** the counts are those of the filters before */
  isStale: boolean;
}

/** The counts of the panel, which follow its filters (docs/rules/search-and-lists.md#counts-of-filters). */
export function useFilterCounts(filters: BrowseFilters, near: Position | null): FilterCounts {
  const { data, previousData } = useFilterCountsQuery({ variables: { filter: brochureFilter(filters, near) } });
  const counts = (data ?? previousData)?.brochureFacets;
  return {
    total: data?.brochures.totalCount ?? null,
    countOf: (facet, value) => {
      const counted = counts?.[facet];
      return counted ? (counted.find((one) => one.value === String(value))?.count ?? 0) : null;
    },
    valuesOf: (facet) => counts?.[facet]?.map(({ value }) => value) ?? null,
    isStale: data === undefined,
  };
}
