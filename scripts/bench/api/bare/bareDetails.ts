import { summary } from '../../../../server/domains/brochures/computed/summary';
import type { BareResponse } from './BareResponse';
import { addressColumns, couponColumns, couponOf, globalId, isEmptyAddress, pictureOf, type Row } from './bareParts';

const ad = {
  name: 'details',
  text: `SELECT b.id, b.type, b.status, b.title, b.highlights, b.description, b.company_name, b.terms_of_offer,
      b.valid_from::text, b.valid_to::text, b.latitude, b.longitude, b.www_url, b.google_ad_url, b.flipbook_url,
      b.phone_no, b.contact_phone, b.contact_email, b.facebook_url, b.instagram_url, b.linked_in_url, b.twitter_url,
      b.tiktok_url, b.youtube_url, ${addressColumns}, ${couponColumns}, v.company_name AS v_company_name,
      c.id AS c_id, c.code AS c_code, c.name AS c_name, p.id AS p_id, p.code AS p_code, p.name AS p_name,
      m.id AS m_id, m.code AS m_code, m.name AS m_name
    FROM brochures b JOIN categories c ON c.id = b.category_id LEFT JOIN categories p ON p.id = c.parent_id
    LEFT JOIN vendors v ON v.id = b.vendor_id LEFT JOIN map_areas m ON m.id = b.map_area_id
    WHERE b.id = $1 AND b.record_status AND b.status <> 'ARCHIVED'`,
};
const files = {
  name: 'files',
  text: `SELECT type, id AS t_id, url AS t_url, alt_text AS t_alt_text, width AS t_width, height AS t_height,
      dominant_color AS t_dominant_color, sha256 AS t_sha256, rendition_widths AS t_rendition_widths
    FROM assets WHERE brochure_id = $1 ORDER BY sort_order, id`,
};

export const bareDetails: BareResponse = async (pool, { variables }) => {
  const values = [variables['databaseId']];
  const [{ rows }, { rows: assets }] = await Promise.all([
    pool.query<Row>({ ...ad, values }),
    pool.query<Row>({ ...files, values }),
  ]);
  const row = rows[0];
  return { brochure: row ? brochureOf(row, assets) : null };
};

function brochureOf(row: Row, assets: Row[]) {
  const pictures = assets.filter(({ type }) => type === 'BROCHURE_IMAGE');
  const thumbnail = pictures[0] ?? assets.find(({ type }) => type === 'BROCHURE_THUMBNAIL_IMAGE');
  return {
    id: globalId('Brochure', row['id']),
    databaseId: row['id'],
    type: row['type'],
    status: row['status'],
    displayTitle: row['title'] ?? row['company_name'] ?? row['v_company_name'] ?? '',
    highlights: row['highlights'],
    description: row['description'],
    summary: summary(row as { highlights: string | null; description: string | null }),
    companyName: row['company_name'],
    termsOfOffer: row['terms_of_offer'],
    category: {
      id: globalId('Category', row['c_id']),
      code: row['c_code'],
      name: row['c_name'],
      parent:
        row['p_id'] === null
          ? null
          : { id: globalId('Category', row['p_id']), code: row['p_code'], name: row['p_name'] },
    },
    thumbnail: thumbnail ? pictureOf(thumbnail) : null,
    assets: pictures.map(pictureOf),
    ...couponOf(row),
    validFrom: row['valid_from'],
    validTo: row['valid_to'],
    latitude: row['latitude'],
    longitude: row['longitude'],
    mapArea:
      row['m_id'] === null ? null : { id: globalId('MapArea', row['m_id']), code: row['m_code'], name: row['m_name'] },
    address: isEmptyAddress(row)
      ? null
      : {
          line1: row['address_line1'],
          line2: row['address_line2'],
          city: row['city'],
          state: row['state'],
          postcode: row['postcode'],
          locationUrl: row['location_url'],
        },
    wwwUrl: row['www_url'],
    googleAdUrl: row['google_ad_url'],
    flipbookUrl: row['flipbook_url'],
    phoneNo: row['phone_no'],
    contactPhone: row['contact_phone'],
    contactEmail: row['type'] === 'ATDW_AD' ? null : row['contact_email'],
    pdfs: assets
      .filter(({ type }) => type === 'BROCHURE_PDF')
      .map((file) => ({ id: globalId('Asset', file['t_id']), url: file['t_url'] })),
    facebookUrl: row['facebook_url'],
    instagramUrl: row['instagram_url'],
    linkedInUrl: row['linked_in_url'],
    twitterUrl: row['twitter_url'],
    tiktokUrl: row['tiktok_url'],
    youtubeUrl: row['youtube_url'],
  };
}
