import type { ArchiveReason } from '../../domains/brochures/ArchiveReason';
import type { BrochureStatus } from '../../domains/brochures/BrochureStatus';
import type { BrochureType } from '../../domains/brochures/BrochureType';
import type { PositionSource } from '../../domains/brochures/PositionSource';
import type { SceneName } from './pictures/scenes';
import type { Suburb } from './town/suburbs';
import type { VendorKey } from './vendors';

/** An invented ad, written down as briefly as it can be; `brochureRow` makes the row from it. */
export interface DemoBrochure {
  type: BrochureType;
  title: string | null;
  category: string;
  furtherCategories?: readonly string[];
  vendor?: VendorKey;
  /** where it is not the vendor's */
  companyName?: string;
  /** house number and street, or the suburb alone; absent: on no map */
  place?: readonly [number: number, street: string] | Suburb;
  /** how well the position is known; 'EXACT' for a house number unless said otherwise */
  positionSource?: PositionSource;
  highlights?: string;
  description?: string;
  pictures?: readonly SceneName[];
  coupon?: DemoCoupon;
  /** days from the day of seeding */
  validFrom?: number;
  validTo?: number;
  /** published unless said otherwise */
  status?: BrochureStatus;
  archiveReason?: ArchiveReason;
  adIndex?: number;
  phone?: string;
  /** host and path under a domain that is kept free for examples */
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
}
