/** Query parameters with their local storage keys (docs/rules/search-and-lists.md#stored-filters). */
export const storedFilterKeys = {
  category: 'selectedCategory',
  mapArea: 'selectedMapArea',
  broTypes: 'typeFilter',
} as const;

/**
 * Local storage key of {isOn, lat, lon}, with the accuracy in metres if known. The position never appears in an
 * address.
 */
export const nearMeKey = 'nearMeFilter';
