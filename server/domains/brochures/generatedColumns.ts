import type { ColumnOptions } from 'typeorm';

/** Computed and kept by PostgreSQL; read by the SQL of lists, hence not selected with the entity. */
const generated = (asExpression: string, nullable = false): ColumnOptions => ({
  asExpression,
  generatedType: 'STORED',
  nullable,
  select: false,
  insert: false,
  update: false,
});

/**
 * The expressions are written exactly as in the migration that made the columns: TypeORM compares the texts (it keeps
 * them in `typeorm_metadata`). To change one, change both in a new migration.
 */
export const generatedColumns = {
  // x, y, z in km on the sphere of mean radius 6371.0088 km; the straight line between two of them gives the distance
  geo: generated('sphere_point(latitude, longitude)', true),
  // the instants at which the ad's first day begins and its last day is over, in its own zone
  visibleFrom: generated(`coalesce(valid_from::timestamp AT TIME ZONE time_zone, '-infinity')`),
  visibleUntil: generated(`coalesce((valid_to + 1)::timestamp AT TIME ZONE time_zone, 'infinity')`),
  // 'english' stems, so that "cafe" finds "cafes"; accents are folded, so that it finds "Café" as well
  searchVector: generated(
    `setweight(to_tsvector('english', fold_accents(coalesce(title, ''))), 'A') || setweight(to_tsvector('english', fold_accents(coalesce(company_name, ''))), 'B') || setweight(to_tsvector('english', fold_accents(coalesce(highlights, ''))), 'C') || setweight(to_tsvector('english', fold_accents(coalesce(description, ''))), 'D')`,
  ),
  titleSortKey: generated(`lower(fold_accents(coalesce(title, company_name, '')))`),
};
