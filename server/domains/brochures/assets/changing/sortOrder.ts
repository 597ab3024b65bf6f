/** Highest `sortOrder` of a file that callers may name; the lowest is 0. */
export const highestSortOrder = 9999;
