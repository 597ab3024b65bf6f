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

/** Filters for administrators only. true or false filter; absent does not. */
export interface DataQualityFilter {
  /** inside its dates now, and ending within this many days */
  endingWithinDays?: number | null;
  soldOut?: boolean | null;
  withoutPicture?: boolean | null;
  doubtfulPosition?: boolean | null;
  withoutPosition?: boolean | null;
  brokenLinks?: boolean | null;
  withoutIndex?: boolean | null;
  minIndex?: number | null;
  maxIndex?: number | null;
  minViews?: number | null;
  maxViews?: number | null;
  /** the ads of a bulk job, or of an import */
  bulkJob?: number | null;
  /** part of the title */
  title?: string | null;
}

/** The filter of a caller. `brochureScope` decides what the caller may see. */
export interface BrochureFilter {
  statuses?: readonly BrochureStatus[] | null;
  /** true: drafts only; false: no drafts; absent: administrators get drafts by id only */
  isDraft?: boolean | null;
  types?: readonly BrochureType[] | null;
  /** codes; a parent includes its sub-categories; several mean OR; an unknown code matches nothing */
  categories?: readonly string[] | null;
  /** dids or codes; several mean OR; an unknown one matches nothing */
  mapAreas?: readonly string[] | null;
  vendorId?: number | null;
  /** id of a public ad: the ads of its business */
  businessOf?: number | null;
  ids?: readonly number[] | null;
  q?: string | null;
  near?: Near | null;
  box?: Box | null;
  isActive?: boolean | null;
  /** open at this moment by its opening hours; without hours an ad is not open */
  openNow?: boolean | null;
  /** a coupon that can be used at this moment by its hours; without hours it always can */
  usableNow?: boolean | null;
  /** "Carlton" or "Carlton VIC", in any case; several mean OR */
  suburbs?: readonly string[] | null;
  /** a coupon with a price */
  withPrice?: boolean | null;
  /** percent, at least */
  minSaving?: number | null;
  /** its last day ends within this many days from now */
  endsWithinDays?: number | null;
  /** what the title begins with, or the company of an ad without one: one of `titleLetters`, in any case */
  letter?: string | null;
  /** a visible change since then (docs/rules/interfaces.md#change-feed) */
  updatedSince?: Date | null;
  dataQuality?: DataQualityFilter | null;
  /** the former name of `dataQuality`; at most one of them (`checkFilter`) */
  upkeep?: DataQualityFilter | null;
  /** admits the ads that wait for review and that the token names */
  previewToken?: string | null;
}

/** Returns the data quality filter, also under its former name. */
export function dataQualityOf({ dataQuality, upkeep }: BrochureFilter): DataQualityFilter | null {
  return dataQuality ?? upkeep ?? null;
}
