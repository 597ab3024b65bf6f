import type { SqlValues } from '../../../platform/database/SqlValues';
import type { DataQualityFilter } from './BrochureFilter';
import { endsWithin } from './offerConditions';
import { typesSql } from '../../brochures/fields/brochureTypes';

/** of PostgreSQL's `integer` */
const highestInteger = 2_147_483_647;

/** Returns SQL conditions for the data quality filters, to be joined by AND; `b` is the ad. */
export function dataQualityConditions(dataQuality: DataQualityFilter, now: Date, values: SqlValues): string[] {
  const { endingWithinDays, minIndex, maxIndex, minViews, maxViews, title } = dataQuality;
  const conditions: string[] = [];
  const yesOrNo = (asked: boolean | null | undefined, condition: string) => {
    if (asked != null) conditions.push(asked ? condition : `NOT (${condition})`);
  };
  const compare = (bound: number | null | undefined, column: string, operator: '<=' | '>=') => {
    if (bound != null) conditions.push(`${column} ${operator} ${values.add(bound)}`);
  };
  if (endingWithinDays != null) {
    const moment = values.add(now);
    conditions.push(
      `b.visible_from <= ${moment} AND b.visible_until > ${moment}`,
      endsWithin(values.add(endingWithinDays), moment),
    );
  }
  yesOrNo(dataQuality.soldOut, soldOut);
  yesOrNo(dataQuality.withoutPicture, withoutPicture);
  yesOrNo(dataQuality.withoutPosition, 'b.latitude IS NULL');
  yesOrNo(dataQuality.doubtfulPosition, doubtfulPosition);
  yesOrNo(dataQuality.brokenLinks, withBrokenLink);
  yesOrNo(dataQuality.withoutIndex, 'b.ad_index IS NULL');
  compare(minIndex, 'b.ad_index', '>=');
  compare(maxIndex, 'b.ad_index', '<=');
  if (minViews != null || maxViews != null) {
    const bounds = `BETWEEN ${values.add(minViews ?? 0)} AND ${values.add(maxViews ?? highestInteger)}`;
    conditions.push(`b.id IN (SELECT v.brochure_id FROM brochure_views v WHERE v.views ${bounds})`);
  }
  if (dataQuality.bulkJob != null) {
    conditions.push(`b.id = ANY(ARRAY(SELECT r.brochure_id FROM bulk_job_rows r
      WHERE r.job_id = ${values.add(dataQuality.bulkJob)} AND r.outcome IN ('CHANGED', 'UNDONE', 'KEPT')))`);
  }
  const part = title?.replaceAll('\0', ' ').trim() ?? '';
  if (part !== '') conditions.push(`b.title_sort_key LIKE '%' || ${likeLiteral(values.add(part))} || '%'`);
  return conditions;
}

const couponTypes = typesSql('hasCoupons');

/**
 * Finds the ids first: PostgreSQL overestimates the matches and would scan the whole list (187 ms instead of 22). With
 * an index, every purchase would rewrite all index entries of its ad.
 */
const soldOut = `b.type IN ${couponTypes} AND b.id = ANY(ARRAY(SELECT s.id FROM brochures s WHERE s.record_status
  AND s.type IN ${couponTypes} AND NOT s.coupons_unlimited AND s.number_of_coupons_purchased >= s.number_of_coupons))`;

/** A position that is missing or may mislead a visitor. */
const doubtfulPosition = `b.latitude IS NULL OR b.position_source = 'SUBURB' OR EXISTS (SELECT FROM map_areas m
  WHERE m.id = b.map_area_id AND NOT (b.latitude BETWEEN m.south AND m.north AND b.longitude BETWEEN m.west AND m.east))`;

/** The few broken links are found first, by their partial index. */
const withBrokenLink = `b.id = ANY(ARRAY(SELECT l.brochure_id FROM link_checks l WHERE l.broken_since IS NOT NULL))`;

/** Either type of image serves as thumbnail (docs/rules/search-and-lists.md#data-quality-filters). */
const withoutPicture = `NOT EXISTS (SELECT FROM assets a WHERE a.brochure_id = b.id
  AND a.type IN ('BROCHURE_IMAGE', 'BROCHURE_THUMBNAIL_IMAGE'))`;

/** Folds the text like the sort key, and escapes the wildcards of LIKE. */
function likeLiteral(placeholder: string): string {
  return `regexp_replace(lower(fold_accents(${placeholder}::text)), '([\\\\%_])', '\\\\\\1', 'g')`;
}
