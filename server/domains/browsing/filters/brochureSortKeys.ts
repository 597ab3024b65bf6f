import { DomainError } from '../../../shared/errors/DomainError';
import type { SortKey } from '../../../shared/paging/SortKey';
import type { BrochureOrder, BrochureOrderField } from './BrochureOrder';

const secondsSince2000 = (column: string): string =>
  `(extract(epoch FROM (${column} AT TIME ZONE 'UTC') - TIMESTAMP '2000-01-01')::integer)`;

/** `b` is the ad. For the other tables see `joinsOfSortKeys`. The expressions are those of the indexes of lists. */
const sortable = {
  INDEX: { expression: 'b.ad_index', kind: 'integer', nullable: true },
  VALID_FROM: { expression: `(b.valid_from - DATE '2000-01-01')`, kind: 'integer', nullable: true },
  TITLE: { expression: 'b.title_sort_key', kind: 'text', nullable: false },
  ID: { expression: 'b.id', kind: 'integer', nullable: false },
  VIEWS: { expression: 'v.views', kind: 'integer', nullable: false },
  CATEGORY: { expression: 'lower(c.name)', kind: 'text', nullable: false },
  STATUS: { expression: 'b.status', kind: 'text', nullable: false },
  TYPE: { expression: 'b.type', kind: 'text', nullable: false },
  RECOMMENDED: { expression: 'b.recommended_rank', kind: 'integer', nullable: false },
  ENDS_SOON: { expression: `(b.valid_to - DATE '2000-01-01')`, kind: 'integer', nullable: true },
  SAVING: { expression: '(-b.saving_basis_points)', kind: 'integer', nullable: true },
  PRICE: { expression: 'coalesce(b.discounted_price_cents, b.normal_price_cents)', kind: 'integer', nullable: true },
  NEWEST: { expression: `(-${secondsSince2000('b.published_at')})`, kind: 'integer', nullable: true },
  UPDATED_AT: { expression: `(-${secondsSince2000('b.updated_at')})`, kind: 'integer', nullable: false },
} as const satisfies Record<Exclude<BrochureOrderField, 'DISTANCE' | 'RELEVANCE'>, Omit<SortKey, 'name' | 'direction'>>;

/** each key once: repeating a key changes nothing */
const mostKeys = Object.keys(sortable).length + 2;

const publicOrder: readonly BrochureOrder[] = [
  { field: 'INDEX', direction: 'ASC' },
  { field: 'VALID_FROM', direction: 'DESC' },
];
const nearestFirst: readonly BrochureOrder[] = [{ field: 'DISTANCE', direction: 'ASC' }];

/** SQL of the keys that depend on the list's filter. */
export interface KeysOfFilter {
  /** the distance from `filter.near`; null without it */
  distance: string | null;
  /** how well `filter.q` matches, best first; null without it */
  relevance: () => string | null;
}

/**
 * Returns the order of a list as sort keys. The default is by index, then newest first; with a place, nearest first.
 * Ties end with the newest id: a total order, so that paging neither repeats nor misses an ad.
 */
export function brochureSortKeys(
  orderBy: readonly BrochureOrder[] | null | undefined,
  { distance, relevance }: KeysOfFilter,
): SortKey[] {
  const asked = orderBy?.length ? orderBy : distance === null ? publicOrder : nearestFirst;
  if (asked.length > mostKeys) {
    const message = `Order by at most ${mostKeys} fields.`;
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'orderBy', code: 'TOO_MANY', message }] });
  }
  const isRanked = asked.some(({ field }) => field === 'RELEVANCE');
  const filterKeys = { distance, relevance: isRanked ? relevance() : null };
  const total: BrochureOrder[] = [
    ...asked.flatMap((order) => stepsOf(order, filterKeys.relevance !== null, distance !== null)),
    { field: 'ID', direction: 'DESC' },
  ];
  const keys = new Map<BrochureOrderField, SortKey>();
  for (const { field, direction } of total) {
    if (!keys.has(field) && !keys.has('ID')) keys.set(field, sortKey(field, direction, filterKeys));
  }
  // an index has the views together with the id of its own table
  const id = keys.get('ID');
  if (id && keys.has('VIEWS')) keys.set('ID', { ...id, expression: 'v.brochure_id' });
  return [...keys.values()];
}

/** Returns the steps that an order consists of (docs/rules/search-and-lists.md#order). */
function stepsOf(order: BrochureOrder, isSearch: boolean, isNear: boolean): BrochureOrder[] {
  const { field, direction } = order;
  if (field === 'RECOMMENDED') return [{ field: 'INDEX', direction }, order];
  if (field !== 'RELEVANCE') return [order];
  const amongEquals: BrochureOrder[] = isNear
    ? [{ field: 'DISTANCE', direction }]
    : [
        { field: 'INDEX', direction },
        { field: 'RECOMMENDED', direction },
      ];
  return isSearch ? [order, ...amongEquals] : amongEquals;
}

/** Returns the joins to the tables of sort keys: `c` is the main category, `v` the counted views. */
export function joinsOfSortKeys(keys: readonly SortKey[]): string {
  const hasKey = (field: BrochureOrderField): boolean => keys.some(({ name }) => name === field);
  return [
    ...(hasKey('CATEGORY') ? ['JOIN categories c ON c.id = b.category_id'] : []),
    ...(hasKey('VIEWS') ? ['JOIN brochure_views v ON v.brochure_id = b.id'] : []),
  ].join(' ');
}

function sortKey(
  field: BrochureOrderField,
  direction: BrochureOrder['direction'],
  { distance, relevance }: { distance: string | null; relevance: string | null },
): SortKey {
  if (field === 'RELEVANCE') {
    return { name: field, direction, expression: relevance ?? '0', kind: 'integer', nullable: false };
  }
  if (field !== 'DISTANCE') return { name: field, direction, ...sortable[field] };
  if (distance !== null) return { name: field, direction, expression: distance, kind: 'float', nullable: false };
  const message = 'The order DISTANCE needs a place: give "filter.near" as well.';
  throw new DomainError('VALIDATION_FAILED', message, {
    errors: [{ field: 'orderBy', code: 'NEEDS_NEAR', message }],
  });
}
