/** SQL for the sums that `brochure_counts` should have, counted from the ads. */
export const countedBrochures = `
  SELECT line.scope, line.scope_id, b.status, b.type, b.latitude IS NOT NULL AS has_position, line.moment,
    sum(line.ads)::integer AS ads
  FROM brochures b CROSS JOIN LATERAL brochure_count_lines(
    b.record_status AND b.submitted_at IS NOT NULL, b.map_area_id, b.category_ids, b.visible_from, b.visible_until) line
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(line.ads) <> 0`;
