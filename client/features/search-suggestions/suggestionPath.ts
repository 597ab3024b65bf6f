import { brochurePath } from '../brochures/brochurePath';
import { browsePath } from '../browse-filters/addresses/browsePath';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import type { SearchSuggestionsQuery } from '../../generated/types';
import { paths } from '../../shared/paths';

export type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number];

/** Where a suggestion leads; the list keeps the other filters. */
export function suggestionPath(
  { kind, text, detail, code, databaseId, type, latitude, longitude }: Suggestion,
  filters: BrowseFilters,
): string {
  const others = { ...filters, q: null };
  if (kind === 'BUSINESS' && databaseId !== null && type !== null) return brochurePath({ databaseId, type });
  if (kind === 'CATEGORY') return browsePath({ ...others, category: code });
  if (kind === 'AREA' && code !== null) return paths.area(code);
  if (kind === 'STREET') return `${paths.streetsIndex(code)}&${String(new URLSearchParams({ q: text }))}`;
  if (kind === 'SUBURB' && latitude !== null && longitude !== null) {
    const name = [text, ...(detail === null ? [] : [detail])].join(' ');
    return browsePath({ ...others, place: { name, lat: latitude, lon: longitude } });
  }
  return browsePath({ ...filters, q: text });
}
