/** Filters of the list, positions of the map (without their labels), and pages and letters of the list. */
const parameters = [
  'category',
  'mapArea',
  'broTypes',
  'q',
  'suburb',
  'withPrice',
  'minSaving',
  'endsWithinDays',
  'openNow',
  'usableNow',
  'near',
  'withinKm',
  'vendorId',
  'business',
  'id',
  'box',
  'at',
  'after',
  'page',
  'letter',
] as const;

/**
 * True when the address itself determines what the list or map shows, so that stored filters must not replace it.
 * Ignores tracking parameters such as `utm_source`.
 */
export function namesWhatToShow(query: URLSearchParams): boolean {
  return parameters.some((name) => query.get(name)?.trim());
}
