import type { SqlValues } from '../../../platform/database/SqlValues';
import { chordFromKm } from '../../../shared/geo/sphere/chordFromKm';
import { dataQualityOf, type Box, type BrochureFilter } from './BrochureFilter';
import type { BrochureScope } from '../lists/brochureScope';
import type { Candidates } from '../lists/sql/chooseCandidates';
import { previewCondition } from '../../previews/previewCondition';
import { isOfBusiness, type Business } from './Business';
import { insideDates } from './insideDates';
import { oneOf } from './oneOf';
import { openNowConditions, usableNowSql } from './openNowConditions';
import { dataQualityConditions } from './dataQualityConditions';
import { offerConditions } from './offerConditions';
import { titleLetterConditions } from './titleLetters';

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
  /** null: the filter names none */
  business: Business | null;
  /** the part that `brochureSource` already has */
  candidates: Candidates;
}

/**
 * Returns SQL for the ads to filter, with the alias `b`: all, or the candidates. OFFSET 0 keeps PostgreSQL from moving
 * other conditions into the subquery, so it always uses the index of the candidates.
 */
export function brochureSource(
  { candidates, categoryIds, mapAreaIds }: Omit<ResolvedFilter, 'distance' | 'business'>,
  values: SqlValues,
): string {
  if (candidates === null) return 'brochures b';
  const condition =
    candidates === 'CATEGORIES'
      ? `x.category_ids && (SELECT ${values.add(categoryIds)}::integer[])`
      : `x.map_area_id = ANY((SELECT ${values.add(mapAreaIds)}::integer[])::integer[])`;
  return `(SELECT * FROM brochures x WHERE ${condition} OFFSET 0) b`;
}

/** Returns the WHERE conditions of a list except its text search, to be joined by AND; `b` is the ad. */
export function brochureConditions(
  filter: BrochureFilter,
  scope: BrochureScope,
  resolved: ResolvedFilter,
  now: Date,
  values: SqlValues,
): string[] {
  const { categoryIds, mapAreaIds, distance, business, candidates } = resolved;
  const conditions = ['b.record_status', ...oneOf('b.status', scope.statuses, 3)];
  const add = (condition: string) => conditions.push(condition);
  if (scope.types) conditions.push(...oneOf('b.type', scope.types));
  if (scope.preview) add(`(b.status <> 'PENDING_REVIEW' OR ${previewCondition(scope.preview, values)})`);
  conditions.push(...draftsOf(scope));
  conditions.push(...datesOf(scope, now, values));
  if (categoryIds && candidates !== 'CATEGORIES') {
    add(filteredInOrder(`b.category_ids && ${values.add(categoryIds)}::integer[]`));
  }
  if (mapAreaIds && candidates !== 'MAP_AREAS') add(inMapAreas(mapAreaIds, scope, values));
  if (filter.openNow != null) conditions.push(...openNowConditions(filter.openNow, now, values));
  if (filter.usableNow != null) add(`${filter.usableNow ? '' : 'NOT '}${usableNowSql(now, values)}`);
  conditions.push(...offerConditions(filter, now, values));
  if (filter.updatedSince != null) add(changedSince(filter.updatedSince, values));
  if (filter.letter != null) conditions.push(...titleLetterConditions(filter.letter));
  if (filter.vendorId != null) add(`b.vendor_id = ${values.add(filter.vendorId)}`);
  if (business) add(isOfBusiness(business, values));
  // the subquery hides the number of ids, so that one plan serves all
  if (filter.ids != null) add(`b.id = ANY((SELECT ${values.add(filter.ids)}::integer[])::integer[])`);
  if (filter.box) conditions.push(...insideBox(filter.box, values));
  // excludes ads without a position (docs/rules/positions-and-areas.md#near-me)
  if (filter.near) add('b.geo IS NOT NULL');
  if (distance && filter.near?.withinKm != null) conditions.push(...within(distance, filter.near.withinKm, values));
  const dataQuality = dataQualityOf(filter);
  if (dataQuality) conditions.push(...dataQualityConditions(dataQuality, now, values));
  return conditions;
}

/** The places of the feed of changes: of the ad, or of a name that it shows. Each subquery runs once. */
function changedSince(moment: Date, values: SqlValues): string {
  const since = values.add(moment);
  const changed = (kind: string) =>
    `ARRAY(SELECT subject_id FROM brochure_changes WHERE kind = '${kind}' AND changed_at >= ${since})`;
  return `(b.id IN (SELECT subject_id FROM brochure_changes WHERE kind = 'BROCHURE' AND changed_at >= ${since})
    OR b.vendor_id = ANY(${changed('VENDOR')}) OR b.map_area_id = ANY(${changed('MAP_AREA')})
    OR b.category_ids && ${changed('CATEGORY')})`;
}

/** Without a condition where no draft can be. A draft has no time of submission, and every other ad has one. */
function draftsOf({ statuses, drafts }: BrochureScope): string[] {
  if (drafts === 'ONLY') return ['b.submitted_at IS NULL'];
  return drafts === 'NONE' && statuses.includes('PENDING_REVIEW') ? ['b.submitted_at IS NOT NULL'] : [];
}

function datesOf({ isActive, onlyBegun, anyDatesOfPending }: BrochureScope, now: Date, values: SqlValues): string[] {
  if (isActive === null) return [];
  const moment = values.add(now);
  const inside = insideDates('b', moment);
  if (isActive) return [anyDatesOfPending ? `(b.status = 'PENDING_REVIEW' OR ${inside})` : inside];
  return [onlyBegun ? `b.visible_until <= ${moment}` : `NOT (${inside})`];
}

/**
 * COALESCE has a fixed estimate of one half, so PostgreSQL reads the list in its order for any values and keeps one
 * plan.
 */
const filteredInOrder = (condition: string): string => `coalesce(${condition}, false)`;

/** Returns an equality if an index has the ads of the area in list order. The subquery gives all areas one plan. */
function inMapAreas(ids: readonly number[], scope: BrochureScope, values: SqlValues): string {
  return hasAreaInOrder(ids, scope)
    ? `b.map_area_id = (SELECT ${values.add(ids[0])}::integer)`
    : filteredInOrder(`b.map_area_id = ANY(${values.add(ids)}::integer[])`);
}

/** true if an index has the ads of these areas in list order: for one area, published ads */
export function hasAreaInOrder(mapAreaIds: readonly number[] | null, { statuses }: BrochureScope): boolean {
  return mapAreaIds?.length === 1 && statuses.length === 1 && statuses[0] === 'PUBLISHED';
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

/** Returns the chord for comparisons with `Distance.sql`. */
export const chordWithin = (km: number): number => chordFromKm(km + toleranceKm);

/** The index supports the enlarged cube; the distance then excludes its corners. */
function within(distance: Distance, km: number, values: SqlValues): string[] {
  const chord = `${values.add(chordWithin(km))}::float8`;
  return [`b.geo <@ cube_enlarge(${distance.place}, ${chord}, 3)`, `${distance.sql} <= ${chord}`];
}
