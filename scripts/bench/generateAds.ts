import type { DataSource } from 'typeorm';

/** Words of ads, ordered by frequency: draws follow Zipf's law, as in real texts. */
const words =
  'local fresh best family coffee food beach tour cafe open daily great price home new service house street garden fish ' +
  'river park kids music wine bread coast sun bike boat surf market shop art book car care hair spa pool tea bar grill ' +
  'burger pizza salad seafood organic vegan breakfast lunch dinner dessert cake pastry bakery barista roast brewery gin ' +
  'cocktail rooftop view sunset sunrise lookout headland lighthouse island reef snorkel dive turtle whale dolphin kayak ' +
  'paddle sail cruise charter fishing crab oyster prawn lobster farm orchard honey cheese butcher deli grocer florist ' +
  'gallery studio pottery jewellery fashion vintage antique gift toy bookshop record guitar piano dance yoga pilates ' +
  'gym climb trail hike camp caravan cabin motel hotel resort villa apartment hostel retreat massage facial nails barber ' +
  'dentist physio chemist optician vet plumber electrician builder painter roofer locksmith cleaner gardener arborist ' +
  'removal storage mechanic tyre battery panel windscreen caravanpark hire scooter ferry taxi shuttle museum theatre ' +
  'cinema festival workshop heritage railway tramway aquarium zoo sanctuary koala kangaroo rainforest waterfall gorge';

const steps: [string, string][] = [
  [
    'categories',
    `INSERT INTO categories (code, name, sort_order)
     SELECT 'CATEGORY_' || n, 'Category ' || n, n FROM generate_series(1, 10) n`,
  ],
  [
    'sub-categories',
    `INSERT INTO categories (code, name, sort_order, parent_id)
     SELECT c.code || '_' || n, c.name || '.' || n, n, c.id FROM categories c, generate_series(1, 6) n`,
  ],
  [
    'map areas',
    `INSERT INTO map_areas (did, code, name, west, south, east, north, grid_columns, grid_rows)
     SELECT left(md5('area' || n), 12), 'area-' || n, 'Area ' || n, x, y, x + 0.2, y + 0.2, 10, 10
     FROM (SELECT n, CASE WHEN n = 1 THEN 152.93 ELSE 115 + random() * 38 END AS x,
             CASE WHEN n = 1 THEN -27.57 ELSE -38 + random() * 24 END AS y FROM generate_series(1, 120) n) places`,
  ],
  [
    'vendors',
    `INSERT INTO vendors (did, company_name)
     SELECT left(md5('vendor' || n), 12), 'Company ' || n FROM generate_series(1, greatest(10, $1::integer / 10)) n`,
  ],
  [
    'ads',
    `WITH
       lexicon AS MATERIALIZED (SELECT string_to_array($2::text, ' ') AS w),
       leaf AS MATERIALIZED (SELECT array_agg(id ORDER BY sort_order, id) AS ids FROM categories WHERE parent_id IS NOT NULL),
       dice AS MATERIALIZED (
         SELECT n, random() AS a, random() AS b, random() AS c, random() AS d, random() AS e, random() AS f, random() AS g,
           random() AS h, random() AS i, floor(random() ^ 2 * 120)::integer + 1 AS area
         FROM generate_series(1, $1::integer) n),
       shaped AS (
         SELECT dice.*,
           CASE WHEN a < 0.70 THEN 'BLD_AD' WHEN a < 0.82 THEN 'LP_AD' WHEN a < 0.90 THEN 'CP_AD'
                WHEN a < 0.95 THEN 'BRO_AD' WHEN a < 0.99 THEN 'PT_AD' ELSE 'ATDW_AD' END AS type,
           CASE WHEN b < 0.86 THEN 'PUBLISHED' WHEN b < 0.90 THEN 'PENDING_REVIEW' ELSE 'ARCHIVED' END AS status
         FROM dice)
     INSERT INTO brochures (did, type, status, archive_reason, archived_at, title, highlights, description, company_name,
       vendor_id, category_id, map_area_id, latitude, longitude, position_source, ad_index, valid_from, valid_to,
       normal_price_cents, discounted_price_cents, normal_price_since, number_of_coupons, terms_of_offer, google_ad_url, detail_views_count,
       record_status, deleted_at, city, state, opening_hours, coupon_hours)
     SELECT left(md5('ad' || n), 12), type, status,
       CASE WHEN status = 'ARCHIVED' THEN 'MANUAL' END, CASE WHEN status = 'ARCHIVED' THEN now() END,
       (SELECT string_agg(w[floor(random() ^ 3 * cardinality(w))::integer + 1], ' ') FROM lexicon, generate_series(1, 3 + n % 3)) || ' ' || n,
       (SELECT string_agg(w[floor(random() ^ 3 * cardinality(w))::integer + 1], ' ') FROM lexicon, generate_series(1, 8 + n % 9)),
       (SELECT string_agg(w[floor(random() ^ 3 * cardinality(w))::integer + 1], ' ') FROM lexicon, generate_series(1, 40 + n % 41)),
       'Company ' || n % 9000,
       CASE WHEN c < 0.3 THEN (SELECT min(id) FROM vendors) + floor(d * greatest(10, $1::integer / 10))::integer END,
       (SELECT ids[floor(e ^ 2 * cardinality(ids))::integer + 1] FROM leaf),
       CASE WHEN f < 0.95 THEN m.id END,
       CASE WHEN g < 0.85 THEN m.south + 0.2 * h END, CASE WHEN g < 0.85 THEN m.west + 0.2 * i END,
       CASE WHEN g < 0.85 THEN 'EXACT' END,
       CASE WHEN h < 0.1 THEN floor(i * 9998)::integer + 1 END,
       CASE WHEN h <= 0.95 AND c < 0.6 OR type = 'CP_AD' THEN current_date - floor(i * 730)::integer + CASE WHEN d < 0.02 THEN 760 ELSE 0 END END,
       CASE WHEN type = 'CP_AD' THEN current_date + 770 + floor(f * 90)::integer
            WHEN h > 0.95 THEN current_date - 1 - floor(e * 25)::integer END,
       CASE WHEN type = 'CP_AD' THEN 2000 + n % 9000 END, CASE WHEN type = 'CP_AD' THEN 1000 + n % 900 END,
       CASE WHEN type = 'CP_AD' THEN current_date - 800 END,
       CASE WHEN type = 'CP_AD' THEN 100 END, CASE WHEN type = 'CP_AD' THEN 'One for each household.' END,
       CASE WHEN type = 'PT_AD' THEN 'https://outside.example/' || n END,
       floor(random() ^ 4 * 20000)::integer, i > 0.01, CASE WHEN i <= 0.01 THEN now() END,
       'Suburb ' || area || chr(97 + floor(e ^ 2 * 10)::integer), 'QLD',
       CASE WHEN d < 0.45 THEN (ARRAY['Mo-Fr 09:00-17:00', 'Mo-Fr 08:30-17:30; Sa 09:00-12:00; PH off',
         'Mo-Su 07:00-15:00; Dec 25 off', 'Tu-Sa 17:00-23:30; Fr-Sa 17:00-02:00', 'Mo-Su 00:00-24:00'])
         [1 + floor(g * 4.2)::integer] END,
       CASE WHEN type = 'CP_AD' AND e < 0.3 THEN (ARRAY['Mo-Th 11:00-15:00', 'Sa-Su 10:00-12:00',
         'Mo-Fr 17:00-19:00; Dec 25 off'])[1 + floor(g * 3)::integer] END
     FROM shaped JOIN (SELECT *, row_number() OVER (ORDER BY id) AS nth FROM map_areas) m ON m.nth = shaped.area
     ORDER BY n`,
  ],
  // one update for all is much faster than the trigger for each row
  ['', `ALTER TABLE brochure_categories DISABLE TRIGGER brochure_categories_category_ids`],
  [
    'further categories',
    `INSERT INTO brochure_categories (brochure_id, category_id)
     SELECT b.id, c.id FROM brochures b
     JOIN LATERAL (SELECT id FROM categories c WHERE c.parent_id IS NOT NULL AND c.id <> b.category_id
       ORDER BY hashint4(b.id + c.id * 7919) LIMIT 1 + b.id % 2) c ON true
     WHERE b.id % 5 = 0`,
  ],
  ['', `UPDATE brochures SET category_ids = category_ids WHERE id % 5 = 0`],
  ['', `ALTER TABLE brochure_categories ENABLE TRIGGER brochure_categories_category_ids`],
  [
    'files',
    `INSERT INTO assets (did, brochure_id, type, url, sort_order, width, height, dominant_color)
     SELECT left(md5('file' || b.id || '-' || n), 12), b.id, 'BROCHURE_IMAGE', 'https://pictures.example/' || b.id || '-' || n, n,
       1280, 960, '#5c7a74'
     FROM brochures b, generate_series(1, 3) n WHERE n <= b.id % 4`,
  ],
];

/** Generates ads as after some years: mostly directory listings, few with an index, common and rare categories. */
export async function generateAds(database: DataSource, ads: number, tell: (step: string) => void): Promise<void> {
  await database.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = 0`);
    await manager.query(`TRUNCATE brochures, vendors, categories, map_areas RESTART IDENTITY CASCADE`);
    await manager.query(`SELECT setseed(0.42)`);
    for (const [name, sql] of steps) {
      if (name !== '') tell(`Making ${name}`);
      const values = [ads, words].slice(0, sql.includes('$2') ? 2 : sql.includes('$1') ? 1 : 0);
      await manager.query(sql, values);
    }
  });
  tell('Collecting statistics');
  await database.query('VACUUM (FULL, ANALYZE) brochures');
  await database.query('VACUUM (ANALYZE)');
}
