import type { AustralianState } from '../../../shared/australia/AustralianState';
import type { PositionSource } from '../../brochures/PositionSource';

/**
 * One row of a file, read and checked on its own, under the names of an ad's properties. Category and areas are still
 * the file's words.
 */
export interface ImportRow {
  /** empty when what it is made of is refused */
  externalId: string;
  category: string;
  subCategory: string | null;
  mapAreas: string[];
  title: string;
  companyName: string | null;
  highlights: string | null;
  description: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: AustralianState | null;
  postcode: string | null;
  timeZone: string;
  latitude: number | null;
  longitude: number | null;
  positionSource: PositionSource | null;
  phoneNo: string | null;
  contactEmail: string | null;
  wwwUrl: string | null;
  googleAdUrl: string | null;
  flipbookUrl: string | null;
  validFrom: string | null;
  validTo: string | null;
  normalPriceCents: number | null;
  discountedPriceCents: number | null;
  normalPriceSince: string | null;
  numberOfCoupons: number | null;
  couponsUnlimited: boolean;
  termsOfOffer: string | null;
}
