import type { ArchiveReason } from '../../domains/brochures/ArchiveReason';
import type { BrochureStatus } from '../../domains/brochures/BrochureStatus';
import type { BrochureType } from '../../domains/brochures/BrochureType';
import type { PositionSource } from '../../domains/brochures/PositionSource';
import type { SceneName } from './pictures/scenes';
import type { Suburb } from './town/suburbs';
import type { VendorKey } from './vendors';

/** An invented ad in its shortest form; `brochureRow` makes the row from it. */
export interface DemoBrochure {
  type: BrochureType;
  title: string | null;
  category: string;
  furtherCategories?: readonly string[];
  vendor?: VendorKey;
  /** if it differs from the vendor's */
  companyName?: string;
  /** house number and street, or only the suburb; absent: not on a map */
  place?: readonly [number: number, street: string] | Suburb;
  /** accuracy of the position; default for a house number: 'EXACT' */
  positionSource?: PositionSource;
  highlights?: string;
  description?: string;
  pictures?: readonly SceneName[];
  coupon?: DemoCoupon;
  /** days from the day of seeding */
  validFrom?: number;
  validTo?: number;
  /** default: published */
  status?: BrochureStatus;
  archiveReason?: ArchiveReason;
  adIndex?: number;
  phone?: string;
  /** host and path under a domain reserved for examples */
  site?: string;
  isOnSocialMedia?: boolean;
  googleAdUrl?: string;
  flipbookUrl?: string;
  externalId?: string;
}

export interface DemoCoupon {
  normalPriceCents: number;
  discountedPriceCents: number;
  coupons: number | 'unlimited';
  sold: number;
  terms: string;
  /** when it can be used; absent: at any time */
  hours?: string;
}
