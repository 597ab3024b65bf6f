/**
 * SQL for the counted views of an ad; each ad has a row there. The name keeps TypeORM from taking it for the column
 * `detail_views_count`, which servers of the version before have.
 */
export const countedViews = {
  query: (brochure: string): string => `SELECT views FROM brochure_views WHERE brochure_id = ${brochure}.id`,
  name: 'views',
};
