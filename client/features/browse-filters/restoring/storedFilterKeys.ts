/** Parameters of the address, each with its key in local storage (docs/rules/search-and-lists.md#stored-filters). */
export const storedFilterKeys = {
  category: 'selectedCategory',
  mapArea: 'selectedMapArea',
  broTypes: 'typeFilter',
} as const;

/**
 * Stored filter nearMeFilter {isOn, lat, lon}, with the accuracy in metres where it is known. It never appears in an
 * address.
 */
export const nearMeKey = 'nearMeFilter';
