import type { SqlValues } from '../../../platform/database/SqlValues';
import { dataQualityOf, type BrochureFilter } from '../filters/BrochureFilter';
import { typesSql } from '../../brochures/fields/brochureTypes';
import type { ResolvedFilter } from '../filters/brochureConditions';
import type { BrochureScope } from '../lists/brochureScope';
import { oneOf } from '../filters/oneOf';

/**
 * Returns SQL for the size of a list and the number of offers in it, from the counters, or null if they do not cover it and its ads must be counted.
 * They do not cover text searches, opening hours, prices, suburbs, boxes, distances, ids, vendors, areas or categories
 * with dates, or several categories, which may share an ad. `byType` gives a row for each type, as `value` and `count`.
 */
export function countFromCounters(
  filter: BrochureFilter,
  scope: BrochureScope,
  resolved: Pick<ResolvedFilter, 'categoryIds' | 'mapAreaIds'>,
  now: Date,
  values: SqlValues,
  byType = false,
): string | null {
  const rows = rowsFor(filter, scope, resolved, values);
  if (rows === null) return null;
  const conditions = [rows, ...oneOf('k.status', scope.statuses, 3)];
  if (scope.types) conditions.push(...oneOf('k.type', scope.types));
  if (filter.near) conditions.push('k.has_position');
  const { withoutPosition } = dataQualityOf(filter) ?? {};
  if (withoutPosition != null) conditions.push(withoutPosition ? 'NOT k.has_position' : 'k.has_position');
  const begun = () => `k.moment <= ${values.add(now)}`;
  if (scope.isActive === null) conditions.push('k.moment IS NULL');
  if (scope.isActive === true) conditions.push(begun());
  if (scope.isActive === false) conditions.push(`(k.moment IS NULL OR ${begun()})`);
  const ads = scope.isActive === false ? 'CASE WHEN k.moment IS NULL THEN k.ads ELSE -k.ads END' : 'k.ads';
  const from = `FROM brochure_counts k WHERE ${conditions.join(' AND ')}`;
  const sum = `coalesce(sum(${ads}), 0)::integer`;
  const sumOfOffers = `coalesce(sum(${ads}) FILTER (WHERE k.type IN ${typesSql('hasCoupons')}), 0)::integer`;
  return byType
    ? `SELECT k.type AS value, ${sum} AS count ${from} GROUP BY k.type HAVING sum(${ads}) > 0 ORDER BY 2 DESC, 1`
    : `SELECT ${sum} AS total, ${sumOfOffers} AS offers ${from}`;
}

function rowsFor(
  filter: BrochureFilter,
  { isActive, onlyBegun }: BrochureScope,
  { categoryIds, mapAreaIds }: Pick<ResolvedFilter, 'categoryIds' | 'mapAreaIds'>,
  values: SqlValues,
): string | null {
  // whatever is not named here is not counted
  const { statuses: _s, types: _t, categories: _c, mapAreas: _m, isActive: _a, previewToken: _p, ...others } = filter;
  const { q, near, dataQuality: _d, upkeep: _u, ...uncounted } = others;
  const isSearch = q != null && q.trim() !== '';
  // the counters do not separate ads that have not begun from those that have ended
  if (isActive === false && onlyBegun) return null;
  if (isSearch || near?.withinKm != null) return null;
  const { withoutPosition: _, ...otherQuality } = dataQualityOf(filter) ?? {};
  if ([uncounted, otherQuality].flatMap(Object.values).some((asked) => asked != null)) return null;
  if (categoryIds === null && mapAreaIds === null) return `k.scope = 'ALL' AND k.scope_id = 0`;
  // the counters have dates for all ads together only
  if (isActive !== null) return null;
  if (categoryIds === null) return `k.scope = 'MAP_AREA' AND k.scope_id = ANY(${values.add(mapAreaIds)}::integer[])`;
  if (mapAreaIds !== null || categoryIds.length !== 1) return null;
  return `k.scope = 'CATEGORY' AND k.scope_id = ${values.add(categoryIds[0])}`;
}
