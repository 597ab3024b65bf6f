/**
 * The last page of a list that has a number. Deeper ones would pass too many ads to find one; cursors reach them
 * (docs/rules/search-and-lists.md#pages).
 */
export const deepestPage = 1_000;

/**
 * The last page with a number in the order of relevance, where each further page compares many more ads. "Show more"
 * goes on from there.
 */
export const deepestPageByRelevance = 20;

/** How many ads of a search by relevance a page may skip; cursors reach any depth. */
export const mostSkippedByRelevance = 1_000;
