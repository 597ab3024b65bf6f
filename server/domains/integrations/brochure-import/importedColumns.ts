/**
 * The columns of `brochures` that a file decides, with their types: a second import changes these and no others, so
 * that index, state and figures stay what administrators made of them.
 */
export const importedColumns = {
  category_id: 'integer',
  map_area_id: 'integer',
  title: 'text',
  company_name: 'text',
  highlights: 'text',
  description: 'text',
  address_line1: 'text',
  address_line2: 'text',
  city: 'text',
  state: 'text',
  postcode: 'text',
  time_zone: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  position_source: 'text',
  phone_no: 'text',
  contact_email: 'text',
  www_url: 'text',
  google_ad_url: 'text',
  flipbook_url: 'text',
  valid_from: 'date',
  valid_to: 'date',
  normal_price_cents: 'integer',
  discounted_price_cents: 'integer',
  normal_price_since: 'date',
  number_of_coupons: 'integer',
  coupons_unlimited: 'boolean',
  terms_of_offer: 'text',
} as const;

type ImportedColumn = keyof typeof importedColumns;

/** A row ready to be saved: its words for category and area have become ids. */
export type SaveableRow = Record<ImportedColumn, string | number | boolean | null> & {
  external_id: string;
  did: string;
};
