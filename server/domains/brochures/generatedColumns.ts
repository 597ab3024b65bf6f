import type { ColumnOptions } from 'typeorm';

/** PostgreSQL computes and stores the column. Only the SQL of lists reads it, hence the entity does not select it. */
const generated = (asExpression: string, nullable = false): ColumnOptions => ({
  asExpression,
  generatedType: 'STORED',
  nullable,
  select: false,
  insert: false,
  update: false,
});

/**
 * Each expression has exactly the text of its migration, because TypeORM compares them (it stores the texts in
 * `typeorm_metadata`). Change both in a new migration.
 */
export const generatedColumns = {
  // x, y, z in km on the sphere of mean radius 6371.0088 km; the straight line between two of them gives the distance
  geo: generated('sphere_point(latitude, longitude)', true),
  // the start of the ad's first day and the end of its last day, in its own zone
  visibleFrom: generated(`coalesce(valid_from::timestamp AT TIME ZONE time_zone, '-infinity')`),
  visibleUntil: generated(`coalesce((valid_to + 1)::timestamp AT TIME ZONE time_zone, 'infinity')`),
  // 'english' stems, so that "cafe" matches "cafes"; accents are folded, so that it matches "Café" too. Categories stand
  // in it as "category:12", so that one index finds words and categories
  searchVector: generated(
    `setweight(to_tsvector('english', search_words(coalesce(title, ''))), 'A') || setweight(to_tsvector('english', search_words(coalesce(company_name, ''))), 'B') || setweight(to_tsvector('english', search_words(coalesce(address_line1, '') || ' ' || coalesce(address_line2, '') || ' ' || coalesce(city, '') || ' ' || coalesce(state, '') || ' ' || coalesce(postcode, ''))), 'C') || setweight(to_tsvector('english', search_words(coalesce(highlights, '') || ' ' || coalesce(description, ''))), 'D') || array_to_tsvector(category_lexemes(category_ids))`,
  ),
  // names as they are typed into a search: an exact name comes first
  titleSearchKey: generated(`search_key(coalesce(title, ''))`),
  companySearchKey: generated(`search_key(coalesce(company_name, ''))`),
  // offers first, then complete ads; equals in a fixed mix that prefers no name and no date
  recommendedRank: generated(
    `(CASE WHEN type = 'CP_AD' OR discounted_price_cents IS NOT NULL THEN 0 ELSE 64 END + CASE WHEN char_length(description) >= 80 THEN 0 ELSE 8 END + CASE WHEN www_url IS NULL THEN 4 ELSE 0 END + CASE WHEN phone_no IS NULL THEN 4 ELSE 0 END + CASE WHEN position_source = 'EXACT' THEN 0 ELSE 2 END) * 65536 + (id::bigint * 2654435761 % 65536)::integer`,
  ),
  // hundredths of a percent, by the rule of `couponSaving`; null: N/A
  savingBasisPoints: generated(
    `CASE WHEN NOT coupons_unlimited AND discounted_price_cents < normal_price_cents AND normal_price_since IS NOT NULL AND (valid_from IS NULL OR normal_price_since < valid_from) THEN round((normal_price_cents - discounted_price_cents) * 10000.0 / normal_price_cents)::integer END`,
    true,
  ),
  // 2880 minutes for each day of the week, from its midnight to the end of its night; null without opening hours
  openingWeek: generated('opening_week(opening_hours)', true),
  // hours of public holidays ("PH") and dates, with a minute 0 at their midnight; null without any
  openingExceptions: generated('opening_exceptions(opening_hours)', true),
  // the same of the times of a coupon; null: at any time
  couponWeek: generated('opening_week(coupon_hours)', true),
  couponExceptions: generated('opening_exceptions(coupon_hours)', true),
  titleSortKey: generated(`lower(fold_accents(coalesce(title, company_name, '')))`),
};
