/**
 * The values of filters that visitors choose from and that `brochureFacets` counts: percent, days and kilometres
 * (docs/rules/search-and-lists.md#counts-of-filters).
 */
export const filterChoices = { minSaving: [25, 50], endsWithinDays: [7], withinKm: [1, 5, 20] } as const;
