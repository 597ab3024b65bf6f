export interface BareScope {
  /** distinguishes statements with different text */
  name: string;
  where: string;
  values: unknown[];
  count: { name: string; text: string; values: unknown[] };
}

interface Filter {
  categories?: string[];
  mapAreas?: string[];
  near?: object;
}

/** The condition for public ads, with only a category and an area as filters. */
export function bareScope({ categories, mapAreas, near }: Filter): BareScope {
  const values: unknown[] = [new Date()];
  const conditions = [
    `b.record_status AND b.status = 'PUBLISHED' AND b.type IN ('LP_AD', 'CP_AD', 'BLD_AD')`,
    'b.visible_from <= $1 AND b.visible_until > $1',
  ];
  if (categories) {
    values.push(categories[0]);
    conditions.push(`b.category_ids && ARRAY(SELECT id FROM categories WHERE code = $${values.length})`);
  }
  if (mapAreas) {
    values.push(mapAreas[0]);
    conditions.push(`b.map_area_id = (SELECT id FROM map_areas WHERE code = $${values.length})`);
  }
  if (near) conditions.push('b.geo IS NOT NULL');
  const name = [categories && 'category', mapAreas && 'area', near && 'near'].filter(Boolean).join(' ');
  const where = conditions.join(' AND ');
  const count = {
    name: `count ${name}`,
    text: `SELECT count(*)::integer AS total FROM brochures b WHERE ${where}`,
    values,
  };
  return { name, where, values, count };
}
