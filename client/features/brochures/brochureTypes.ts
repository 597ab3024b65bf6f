import type { BrochureType } from '../../generated/types';
import type { IconName } from '../../ui/iconPaths';

interface TypeWords {
  /** the mark on a card */
  label: string;
  icon: IconName;
  /** what the card invites to */
  action: string;
}

export const brochureTypes: Record<BrochureType, TypeWords> = {
  LP_AD: { label: 'Landing page', icon: 'window', action: 'See more' },
  PT_AD: { label: 'Pass through', icon: 'external', action: 'See more' },
  BRO_AD: { label: 'Brochure', icon: 'document', action: 'Open brochure' },
  CP_AD: { label: 'Coupon', icon: 'ticket', action: 'View offer' },
  BLD_AD: { label: 'Directory', icon: 'shop', action: 'See details' },
  ATDW_AD: { label: 'Tourism', icon: 'compass', action: 'See more' },
};
