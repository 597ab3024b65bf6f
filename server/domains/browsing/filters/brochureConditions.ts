import type { SqlValues } from '../../../platform/database/SqlValues';
import { chordFromKm } from '../../../shared/geo/sphere/chordFromKm';
import type { Box, BrochureFilter } from './BrochureFilter';
import type { BrochureScope } from '../lists/brochureScope';
import { previewCondition } from '../../previews/previewCondition';
import { insideDates } from './insideDates';
import { integerArray } from './integerArray';
import { oneOf } from './oneOf';
import { dataQualityConditions } from './dataQualityConditions';

/** SQL for the place that was given, and for the straight distance from it in kilometres. */
export interface Distance {
  place: string;
  sql: string;
}

/** What the filter's words became. */
export interface ResolvedFilter {
  categoryIds: readonly number[] | null;
  mapAreaIds: readonly number[] | null;
  distance: Distance | null;
}

/** The WHERE of a list but for its text search, as parts to be joined by AND; `b` is the ad. */
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
  // written out, so that a list that is asked for often can be prepared: of a category there may be one ad or all of
  // them
  if (categoryIds) add(`b.category_ids && ${integerArray(categoryIds)}`);
  if (mapAreaIds) add(equalsAny('b.map_area_id', mapAreaIds));
  if (filter.vendorId != null) add(`b.vendor_id = ${values.add(filter.vendorId)}`);
  if (filter.ids != null) add(`b.id = ANY(${values.add(filter.ids)}::integer[])`);
  if (filter.box) conditions.push(...insideBox(filter.box, values));
  // ads without a position are left out (docs/rules/positions-and-areas.md#near-me)
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

/** One value as an equality, since only that leaves an index in the order of the list. */
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

/** The enlarged cube is what the index understands; the distance cuts its corners off. */
function within(distance: Distance, km: number, values: SqlValues): string[] {
  const chord = `${values.add(chordFromKm(km))}::float8`;
  return [`b.geo <@ cube_enlarge(${distance.place}, ${chord}, 3)`, `${distance.sql} <= ${chord}`];
}
