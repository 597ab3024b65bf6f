import { fileUrl } from '../../../../server/platform/file-store/fileUrl';

export type Row = Record<string, string | number | boolean | null>;

export const globalId = (type: string, id: unknown): string =>
  Buffer.from(`${type}:${String(id)}`).toString('base64url');

/** The picture of an ad, joined to `b`; its columns begin with `t_`. */
export const pictureJoin = `
  LEFT JOIN LATERAL (
    SELECT id AS t_id, url AS t_url, alt_text AS t_alt_text, width AS t_width, height AS t_height,
      dominant_color AS t_dominant_color, sha256 AS t_sha256, rendition_widths AS t_rendition_widths
    FROM assets a WHERE a.brochure_id = b.id AND a.type IN ('BROCHURE_IMAGE', 'BROCHURE_THUMBNAIL_IMAGE')
    ORDER BY a.type = 'BROCHURE_IMAGE' DESC, a.sort_order, a.id LIMIT 1) t ON true`;

export const pictureOf = (row: Row) =>
  row['t_id'] === null
    ? null
    : {
        id: globalId('Asset', row['t_id']),
        url: row['t_url'],
        altText: row['t_alt_text'],
        width: row['t_width'],
        height: row['t_height'],
        dominantColor: row['t_dominant_color'],
        renditions: renditionsOf(row),
      };

export const renditionsOf = (row: Row) =>
  row['t_sha256'] === null
    ? []
    : (row['t_rendition_widths'] as unknown as number[])
        .toSorted((a, b) => a - b)
        .map((width) => ({ width, url: fileUrl(String(row['t_sha256']), `${width}.webp`) }));

export function couponOf(row: Row) {
  const { normal_price_cents: normal, discounted_price_cents: discounted, coupons_unlimited: unlimited } = row;
  const since = row['normal_price_since'];
  // generated ads have their normal price since before their first day
  const claimed = unlimited === false && typeof normal === 'number' && typeof discounted === 'number' && since !== null;
  const discount = claimed && discounted < normal ? normal - discounted : null;
  const number = row['number_of_coupons'];
  return {
    normalPriceCents: normal,
    discountedPriceCents: discounted,
    discountCents: discount,
    discountPercent: discount === null ? null : Math.round((discount * 10_000) / Number(normal)) / 100,
    couponsUnlimited: unlimited,
    couponsRemaining:
      unlimited === true || typeof number !== 'number' ? null : number - Number(row['number_of_coupons_purchased']),
  };
}

export const couponColumns = `b.normal_price_cents, b.discounted_price_cents, b.normal_price_since::text, b.coupons_unlimited,
  b.number_of_coupons, b.number_of_coupons_purchased`;

export const isEmptyAddress = (row: Row): boolean =>
  row['address_line1'] === null &&
  row['address_line2'] === null &&
  row['postcode'] === null &&
  row['city'] === null &&
  row['state'] === null &&
  row['location_url'] === null;

export const addressColumns = 'b.address_line1, b.address_line2, b.postcode, b.city, b.state, b.location_url';
