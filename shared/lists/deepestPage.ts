/**
 * The last page of a list that has a number. Deeper ones would pass too many ads to find one; cursors reach them
 * (docs/rules/search-and-lists.md#pages).
 */
export const deepestPage = 1_000;
