import type { BrochureStatus } from '../../brochures/BrochureStatus';
import type { BrochureType } from '../../brochures/BrochureType';

/** WGS 84, in degrees. */
export interface Near {
  latitude: number;
  longitude: number;
  withinKm?: number | null;
}

/** WGS 84, in degrees; a box whose west is greater than its east crosses the date line. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What only administrators ask for. Yes or no; absent is both. */
export interface BrochureUpkeep {
  /** inside its dates now, and over within so many days */
  endingWithinDays?: number | null;
  soldOut?: boolean | null;
  withoutPicture?: boolean | null;
  doubtfulPosition?: boolean | null;
  withoutPosition?: boolean | null;
  withoutIndex?: boolean | null;
  minIndex?: number | null;
  maxIndex?: number | null;
  minViews?: number | null;
  maxViews?: number | null;
  /** part of the title */
  title?: string | null;
}

/** What a caller asks for. What the caller may see is decided by `brochureScope`. */
export interface BrochureFilter {
  statuses?: readonly BrochureStatus[] | null;
  types?: readonly BrochureType[] | null;
  /** codes; a parent includes its sub-categories; several mean OR; an unknown code matches nothing */
  categories?: readonly string[] | null;
  /** dids or codes; several mean OR; an unknown one matches nothing */
  mapAreas?: readonly string[] | null;
  vendorId?: number | null;
  ids?: readonly number[] | null;
  q?: string | null;
  near?: Near | null;
  box?: Box | null;
  isActive?: boolean | null;
  upkeep?: BrochureUpkeep | null;
  /** opens the ads waiting for review that it names */
  previewToken?: string | null;
}
