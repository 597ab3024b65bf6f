import { DomainError } from '../../../shared/errors/DomainError';
import type { SortKey } from '../../../shared/paging/SortKey';
import type { BrochureOrder, BrochureOrderField } from './BrochureOrder';

/** `b` is the ad; `distance` is SQL for the distance from `filter.near`. For the other tables see `joinsOfSortKeys`. */
const sortable = {
  INDEX: { expression: 'b.ad_index', kind: 'integer', nullable: true },
  VALID_FROM: { expression: `(b.valid_from - DATE '2000-01-01')`, kind: 'integer', nullable: true },
  TITLE: { expression: 'b.title_sort_key', kind: 'text', nullable: false },
  ID: { expression: 'b.id', kind: 'integer', nullable: false },
  VIEWS: { expression: 'v.views', kind: 'integer', nullable: false },
  CATEGORY: { expression: 'lower(c.name)', kind: 'text', nullable: false },
  STATUS: { expression: 'b.status', kind: 'text', nullable: false },
  TYPE: { expression: 'b.type', kind: 'text', nullable: false },
} as const satisfies Record<Exclude<BrochureOrderField, 'DISTANCE'>, Omit<SortKey, 'name' | 'direction'>>;

/** each key once: repeating a key changes nothing */
const mostKeys = Object.keys(sortable).length + 1;

const publicOrder: readonly BrochureOrder[] = [
  { field: 'INDEX', direction: 'ASC' },
  { field: 'VALID_FROM', direction: 'DESC' },
];
const nearestFirst: readonly BrochureOrder[] = [{ field: 'DISTANCE', direction: 'ASC' }];

/**
 * Returns the order of a list as sort keys. The default is by index, then newest first; with a place, nearest first.
 * Ties end with the newest id: a total order, so that paging neither repeats nor misses an ad.
 */
export function brochureSortKeys(
  orderBy: readonly BrochureOrder[] | null | undefined,
  distance: string | null,
): SortKey[] {
  const asked = orderBy?.length ? orderBy : distance === null ? publicOrder : nearestFirst;
  if (asked.length > mostKeys) {
    const message = `Order by at most ${mostKeys} fields.`;
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'orderBy', code: 'TOO_MANY', message }] });
  }
  const total: BrochureOrder[] = [...asked, { field: 'ID', direction: 'DESC' }];
  const keys = new Map<BrochureOrderField, SortKey>();
  for (const { field, direction } of total) {
    if (!keys.has(field) && !keys.has('ID')) keys.set(field, sortKey(field, direction, distance));
  }
  // an index has the views together with the id of its own table
  const id = keys.get('ID');
  if (id && keys.has('VIEWS')) keys.set('ID', { ...id, expression: 'v.brochure_id' });
  return [...keys.values()];
}

/** Returns the joins to the tables of sort keys: `c` is the main category, `v` the counted views. */
export function joinsOfSortKeys(keys: readonly SortKey[]): string {
  const hasKey = (field: BrochureOrderField): boolean => keys.some(({ name }) => name === field);
  return [
    ...(hasKey('CATEGORY') ? ['JOIN categories c ON c.id = b.category_id'] : []),
    ...(hasKey('VIEWS') ? ['JOIN brochure_views v ON v.brochure_id = b.id'] : []),
  ].join(' ');
}

function sortKey(field: BrochureOrderField, direction: BrochureOrder['direction'], distance: string | null): SortKey {
  if (field !== 'DISTANCE') return { name: field, direction, ...sortable[field] };
  if (distance !== null) return { name: field, direction, expression: distance, kind: 'float', nullable: false };
  const message = 'The order DISTANCE needs a place: give "filter.near" as well.';
  throw new DomainError('VALIDATION_FAILED', message, {
    errors: [{ field: 'orderBy', code: 'NEEDS_NEAR', message }],
  });
}
