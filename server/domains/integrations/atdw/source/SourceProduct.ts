import type { AustralianState } from '../../../../shared/australia/AustralianState';

/** The fields of an ad that the source decides, in the names of their columns. */
export interface SourceColumns {
  title: string;
  company_name: string | null;
  highlights: string | null;
  description: string | null;
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  state: AustralianState | null;
  postcode: string | null;
  latitude: number | null;
  longitude: number | null;
  position_source: 'EXACT' | null;
  time_zone: string;
  phone_no: string | null;
  contact_email: string | null;
  www_url: string | null;
  facebook_url: string | null;
  instagram_url: string | null;
  valid_from: string | null;
  valid_to: string | null;
}

export interface SourcePicture {
  multimedia_id: string;
  url: string;
  alt_text: string | null;
  credit: string | null;
  sort_order: number;
}

/** What the site keeps of a product. */
export interface SourceProduct {
  productId: string;
  categoryCode: string;
  columns: SourceColumns;
  listing: {
    product_number: string | null;
    organisation: string | null;
    pixel_url: string | null;
    tracked_url: string | null;
    booking_url: string | null;
    price_from_cents: number | null;
  };
  pictures: SourcePicture[];
}
