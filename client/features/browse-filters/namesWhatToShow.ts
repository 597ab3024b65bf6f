/**
 * Filters of the list, places of the map (without the names that go with them), and the page of a list that is read
 * without JavaScript.
 */
const parameters = ['category', 'mapArea', 'broTypes', 'q', 'near', 'vendorId', 'id', 'box', 'at', 'after'] as const;

/**
 * True when the address itself says what list or map show. Then nothing that was stored replaces it. Parameters that
 * say where a visitor came from (`utm_source`) do not count.
 */
export function namesWhatToShow(query: URLSearchParams): boolean {
  return parameters.some((name) => query.get(name)?.trim());
}
