import type { SqlValues } from '../../../platform/database/SqlValues';
import { chordFromKm } from '../../../shared/geo/sphere/chordFromKm';
import type { Box, BrochureFilter } from './BrochureFilter';
import type { BrochureScope } from '../lists/brochureScope';
import { previewCondition } from '../../previews/previewCondition';
import { insideDates } from './insideDates';
import { integerArray } from './integerArray';
import { oneOf } from './oneOf';
import { dataQualityConditions } from './dataQualityConditions';

/** SQL for the given place, and for the straight distance from it in kilometres. */
export interface Distance {
  place: string;
  sql: string;
}

/** The filter with ids in place of codes. */
export interface ResolvedFilter {
  categoryIds: readonly number[] | null;
  mapAreaIds: readonly number[] | null;
  distance: Distance | null;
}

/** Returns the WHERE conditions of a list except its text search, to be joined by AND; `b` is the ad. */
export function brochureConditions(
  filter: BrochureFilter,
  scope: BrochureScope,
  resolved: ResolvedFilter,
  now: Date,
  values: SqlValues,
): string[] {
  const { categoryIds, mapAreaIds, distance } = resolved;
  const conditions = ['b.record_status', ...oneOf('b.status', scope.statuses, 3)];
  const add = (condition: string) => conditions.push(condition);
  if (scope.types) conditions.push(...oneOf('b.type', scope.types));
  if (scope.preview) add(`(b.status <> 'PENDING_REVIEW' OR ${previewCondition(scope.preview, values)})`);
  conditions.push(...datesOf(scope, now, values));
  // literals instead of parameters keep a generic prepared plan safe: a category may have one ad or all of them
  if (categoryIds) add(`b.category_ids && ${integerArray(categoryIds)}`);
  if (mapAreaIds) add(equalsAny('b.map_area_id', mapAreaIds));
  if (filter.vendorId != null) add(`b.vendor_id = ${values.add(filter.vendorId)}`);
  if (filter.ids != null) add(`b.id = ANY(${values.add(filter.ids)}::integer[])`);
  if (filter.box) conditions.push(...insideBox(filter.box, values));
  // excludes ads without a position (docs/rules/positions-and-areas.md#near-me)
  if (filter.near) add('b.geo IS NOT NULL');
  if (distance && filter.near?.withinKm != null) conditions.push(...within(distance, filter.near.withinKm, values));
  if (filter.upkeep) conditions.push(...dataQualityConditions(filter.upkeep, now, values));
  return conditions;
}

function datesOf({ isActive, onlyBegun, anyDatesOfPending }: BrochureScope, now: Date, values: SqlValues): string[] {
  if (isActive === null) return [];
  const moment = values.add(now);
  const inside = insideDates('b', moment);
  if (isActive) return [anyDatesOfPending ? `(b.status = 'PENDING_REVIEW' OR ${inside})` : inside];
  return [onlyBegun ? `b.visible_until <= ${moment}` : `NOT (${inside})`];
}

/** Uses an equality for one value, because only then an index returns the rows in list order. */
function equalsAny(column: string, ids: readonly number[]): string {
  const [only, ...others] = ids;
  const isOne = only !== undefined && others.length === 0;
  return isOne && Number.isSafeInteger(only) ? `${column} = ${only}` : `${column} = ANY(${integerArray(ids)})`;
}

function insideBox({ west, south, east, north }: Box, values: SqlValues): string[] {
  const [from, to] = [values.add(west), values.add(east)];
  return [
    `b.latitude BETWEEN ${values.add(south)} AND ${values.add(north)}`,
    west <= east ? `b.longitude BETWEEN ${from} AND ${to}` : `(b.longitude >= ${from} OR b.longitude <= ${to})`,
  ];
}

/** Distances are rounded in binary: without a millimetre more, an ad may not be within 0 km of itself. */
const toleranceKm = 1e-6;

/** The index supports the enlarged cube; the distance then excludes its corners. */
function within(distance: Distance, km: number, values: SqlValues): string[] {
  const chord = `${values.add(chordFromKm(km + toleranceKm))}::float8`;
  return [`b.geo <@ cube_enlarge(${distance.place}, ${chord}, 3)`, `${distance.sql} <= ${chord}`];
}
