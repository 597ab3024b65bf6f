/** Highest `sortOrder` that callers may set; the lowest is 0. */
export const highestSortOrder = 9999;
