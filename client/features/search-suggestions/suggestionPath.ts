import { brochurePath } from '../brochures/brochurePath';
import { browsePath } from '../browse-filters/addresses/browsePath';
import type { BrowseFilters } from '../browse-filters/BrowseFilters';
import type { AddressPrecision, SearchSuggestionsQuery } from '../../generated/types';
import { mapPath } from '../maps/mapPath';
import { paths } from '../../shared/paths';

export type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number];

/** What is said of the place of a house number. */
export const precisionLabels: Record<AddressPrecision, string | null> = {
  NUMBER: null,
  BETWEEN: 'approximate',
  STREET: 'middle of the street',
};

/** Where a suggestion leads; the list keeps the other filters. */
export function suggestionPath(
  { kind, text, detail, code, databaseId, type, latitude, longitude, precision }: Suggestion,
  filters: BrowseFilters,
): string {
  const others = { ...filters, q: null };
  if (kind === 'BUSINESS' && databaseId !== null && type !== null) return brochurePath({ databaseId, type });
  if (kind === 'CATEGORY') return browsePath({ ...others, category: code });
  if (kind === 'AREA' && code !== null) return paths.area(code);
  if (kind === 'STREET') return `${paths.streetsIndex(code)}&${String(new URLSearchParams({ q: text }))}`;
  if (kind === 'ADDRESS' && latitude !== null && longitude !== null) {
    const how = precision && precisionLabels[precision];
    return mapPath(others, { at: { lat: latitude, lon: longitude }, label: how ? `${text} (${how})` : text });
  }
  if (kind === 'SUBURB' && latitude !== null && longitude !== null) {
    const name = [text, ...(detail === null ? [] : [detail])].join(' ');
    return browsePath({ ...others, place: { name, lat: latitude, lon: longitude } });
  }
  return browsePath({ ...filters, q: text });
}
