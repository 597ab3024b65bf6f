/** SQL for the counted views of an ad; `brochure` is its alias. Each ad has a row there. */
export const viewsOf = (brochure: string): string =>
  `SELECT views FROM brochure_views WHERE brochure_id = ${brochure}.id`;

/** The name keeps TypeORM from taking it for the column `detail_views_count`, which servers of the version before have. */
export const countedViews = { query: viewsOf, name: 'views' };
