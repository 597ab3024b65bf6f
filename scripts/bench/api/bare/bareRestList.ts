import type { Pool } from 'pg';
import { addressColumns, couponOf, type Row } from './bareParts';
import { bareScope, type BareScope } from './bareScope';

const columns = `b.id, b.did, b.ad_index, b.title, b.type, b.status, b.vendor_id, v.company_name AS v_company_name,
  c.code AS c_code, c.name AS c_name, m.did AS m_did, ${addressColumns}, b.country_code, b.latitude, b.longitude,
  b.position_source, b.highlights, b.description, b.terms_of_offer, to_char(b.valid_from, 'DD/MM/YYYY') AS valid_from,
  to_char(b.valid_to, 'DD/MM/YYYY') AS valid_to, b.normal_price_cents, b.discounted_price_cents,
  to_char(b.normal_price_since, 'DD/MM/YYYY') AS normal_price_since, b.number_of_coupons, b.coupons_unlimited,
  b.number_of_coupons_purchased, b.coupons_per_person, b.coupon_hours, b.person_name, b.phone_no, b.parking_info, b.opening_hours, b.company_name, b.contact_name, b.contact_phone,
  b.contact_email, b.www_url, b.facebook_url, b.instagram_url, b.linked_in_url, b.twitter_url, b.tiktok_url,
  b.youtube_url, b.flipbook_url, b.google_ad_url, (SELECT views FROM brochure_views WHERE brochure_id = b.id) AS detail_views_count, b.version, b.record_status,
  ARRAY(SELECT o.code FROM brochure_categories f JOIN categories o ON o.id = f.category_id WHERE f.brochure_id = b.id
    ORDER BY o.sort_order, o.id) AS further`;
const joins = `LEFT JOIN vendors v ON v.id = b.vendor_id JOIN categories c ON c.id = b.category_id
  LEFT JOIN map_areas m ON m.id = b.map_area_id`;
const files = {
  name: 'files of ads',
  text: `SELECT brochure_id, did, type, url, sort_order FROM assets WHERE brochure_id = ANY($1::integer[])
    ORDER BY brochure_id, sort_order, id`,
};
const descriptions: Record<string, string> = { PENDING_REVIEW: 'Pending review', PUBLISHED: 'Published' };

export async function bareRestList(pool: Pool, query: URLSearchParams): Promise<unknown> {
  const size = Number(query.get('pageSize') ?? 500);
  const id = query.get('id');
  const [category, area] = [query.get('category'), query.get('mapArea')];
  const scope = bareScope({ ...(category ? { categories: [category] } : {}), ...(area ? { mapAreas: [area] } : {}) });
  const reading = id === null ? inOrder(scope, size) : { ...byId, values: [id, new Date()] };
  const { rows } = await pool.query<Row>(reading);
  const shown = rows.slice(0, size);
  const [{ rows: assets }, counted] = await Promise.all([
    pool.query<Row>({ ...files, values: [shown.map((row) => row['id'])] }),
    rows.length > size ? pool.query<{ total: number }>(scope.count).then((found) => found.rows[0]?.total) : rows.length,
  ]);
  const total = counted ?? 0;
  return {
    content: shown.map((row) =>
      adOf(
        row,
        assets.filter((asset) => asset['brochure_id'] === row['id']),
      ),
    ),
    totalElements: total,
    totalPages: Math.ceil(total / size),
    number: 0,
    size,
  };
}

const inOrder = ({ name, where, values }: BareScope, size: number) => ({
  name: `rest list ${name} ${size}`,
  text: `SELECT ${columns} FROM (
      SELECT b.id, coalesce(b.ad_index, 2147483647) AS k0,
        coalesce((-(b.valid_from - DATE '2000-01-01')), 2147483647) AS k1, (-b.id) AS k2
      FROM brochures b WHERE ${where} ORDER BY 2, 3, 4 LIMIT ${size + 1}) page
    JOIN brochures b ON b.id = page.id ${joins} ORDER BY page.k0, page.k1, page.k2`,
  values,
});

const byId = {
  name: 'rest ad',
  text: `SELECT ${columns} FROM brochures b ${joins} WHERE b.id = $1 AND b.record_status AND b.status = 'PUBLISHED'
    AND b.visible_from <= $2 AND b.visible_until > $2`,
};

const dollars = (cents: unknown): number | null => (typeof cents === 'number' ? cents / 100 : null);

const adOf = (row: Row, assets: Row[]) => ({
  id: row['id'],
  did: row['did'],
  adIndex: row['ad_index'] ?? 9999,
  title: row['title'],
  type: row['type'],
  status: { code: row['status'], description: descriptions[String(row['status'])] },
  vendor: row['vendor_id'] === null ? null : { id: row['vendor_id'], companyName: row['v_company_name'] },
  category: { code: row['c_code'], name: row['c_name'] },
  brochureCategories: row['further'],
  mapArea: row['m_did'] === null ? null : { did: row['m_did'] },
  address: {
    line1: row['address_line1'],
    line2: row['address_line2'],
    postcode: row['postcode'],
    city: row['city'],
    state: row['state'],
    locationUrl: row['location_url'],
    countryCode: row['country_code'],
  },
  latitude: row['latitude'],
  longitude: row['longitude'],
  positionSource: row['position_source'],
  highlights: row['highlights'],
  description: row['description'],
  termsOfOffer: row['terms_of_offer'],
  validFrom: row['valid_from'],
  validTo: row['valid_to'],
  normalPrice: dollars(row['normal_price_cents']),
  discountedPrice: dollars(row['discounted_price_cents']),
  normalPriceSince: row['normal_price_since'],
  discount: dollars(couponOf(row).discountCents),
  discountPercent: couponOf(row).discountPercent,
  numberOfCoupons: row['coupons_unlimited'] === true ? 9999 : row['number_of_coupons'],
  couponsUnlimited: row['coupons_unlimited'],
  numberOfCouponsPurchased: row['number_of_coupons_purchased'],
  couponsPerPerson: row['coupons_per_person'],
  couponHours: row['coupon_hours'],
  personName: row['person_name'],
  parkingInfo: row['parking_info'],
  openingHours: row['opening_hours'],
  phoneNo: row['phone_no'],
  companyName: row['company_name'],
  contactName: row['contact_name'],
  contactPhone: row['contact_phone'],
  contactEmail: row['type'] === 'ATDW_AD' ? null : row['contact_email'],
  wwwUrl: row['www_url'],
  facebookUrl: row['facebook_url'],
  instagramUrl: row['instagram_url'],
  linkedInUrl: row['linked_in_url'],
  twitterUrl: row['twitter_url'],
  tiktokUrl: row['tiktok_url'],
  youtubeUrl: row['youtube_url'],
  flipbookUrl: row['flipbook_url'],
  googleAdUrl: row['google_ad_url'],
  detailViewsCount: row['detail_views_count'],
  version: row['version'],
  recordStatus: row['record_status'],
  assets: assets.map(({ did, type, url, sort_order: sortOrder }) => ({
    did,
    type,
    url,
    sortOrder,
    contentBase64Encoded: null,
  })),
});
