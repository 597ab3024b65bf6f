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
  // 'english' stems, so that "cafe" matches "cafes"; accents are folded, so that it matches "Café" too
  searchVector: generated(
    `setweight(to_tsvector('english', fold_accents(coalesce(title, ''))), 'A') || setweight(to_tsvector('english', fold_accents(coalesce(company_name, ''))), 'B') || setweight(to_tsvector('english', fold_accents(coalesce(highlights, ''))), 'C') || setweight(to_tsvector('english', fold_accents(coalesce(description, ''))), 'D')`,
  ),
  // 2880 minutes for each day of the week, from its midnight to the end of its night; null without opening hours
  openingWeek: generated('opening_week(opening_hours)', true),
  // hours of public holidays ("PH") and dates, with a minute 0 at their midnight; null without any
  openingExceptions: generated('opening_exceptions(opening_hours)', true),
  titleSortKey: generated(`lower(fold_accents(coalesce(title, company_name, '')))`),
};
