import type { AustralianState } from '../../../shared/australia/AustralianState';
import type { PositionSource } from '../../brochures/PositionSource';

/** One row of a file, read and checked on its own; categories and areas are still the file's words. */
export interface ImportRow {
  externalId: string;
  title: string;
  companyName: string;
  category: string;
  subCategory: string | null;
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
  wwwUrl: string | null;
  contactEmail: string | null;
  mapAreas: string[];
}
