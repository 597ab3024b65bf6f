import type { DataSource } from 'typeorm';

/**
 * The public ads as the client's `Offer`, by number, read from the tables with SQL of its own: nothing of what the site
 * answers is used.
 */
export async function readOffers(database: DataSource): Promise<Map<number, object>> {
  const rows = await database.query<{ databaseId: number; offer: object }[]>(`
    SELECT b.id AS "databaseId", jsonb_build_object(
      'databaseId', b.id, 'did', b.did, 'type', b.type,
      'displayTitle', coalesce(b.title, b.company_name, v.company_name, ''), 'companyName', b.company_name,
      'validFrom', b.valid_from, 'validTo', b.valid_to, 'timeZone', b.time_zone,
      'normalPriceCents', b.normal_price_cents, 'discountedPriceCents', b.discounted_price_cents,
      'couponsRemaining', b.number_of_coupons - b.number_of_coupons_purchased,
      'phoneNo', b.phone_no, 'latitude', b.latitude, 'longitude', b.longitude,
      'updatedAt', to_char(b.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'category', jsonb_build_object('code', c.code, 'name', c.name, 'parent', CASE WHEN p.id IS NOT NULL THEN
        jsonb_build_object('code', p.code, 'name', p.name) END),
      'mapArea', CASE WHEN m.id IS NOT NULL THEN jsonb_build_object('code', m.code, 'name', m.name) END,
      'thumbnail', (SELECT jsonb_build_object('url', a.url, 'altText', a.alt_text, 'width', a.width, 'height', a.height)
        FROM assets a WHERE a.brochure_id = b.id AND a.type = 'BROCHURE_IMAGE' ORDER BY a.sort_order, a.id LIMIT 1)
    ) AS offer
    FROM brochures b
    JOIN categories c ON c.id = b.category_id LEFT JOIN categories p ON p.id = c.parent_id
    LEFT JOIN vendors v ON v.id = b.vendor_id LEFT JOIN map_areas m ON m.id = b.map_area_id
    WHERE b.record_status AND b.status = 'PUBLISHED' AND b.type <> 'ATDW_AD'
      AND b.visible_from <= now() AND b.visible_until > now()`);
  return new Map(rows.map(({ databaseId, offer }) => [databaseId, offer]));
}
