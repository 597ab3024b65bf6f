import type { ArchiveReason, BrochureStatus, BrochureType } from '../../generated/types';

export const typeNames: Readonly<Record<BrochureType, string>> = {
  LP_AD: 'Landing page',
  PT_AD: 'Pass through',
  BRO_AD: 'Brochure',
  CP_AD: 'Coupon',
  BLD_AD: 'Directory',
  ATDW_AD: 'Tourism',
};

export const statusNames: Readonly<Record<BrochureStatus, string>> = {
  PENDING_REVIEW: 'Pending review',
  PUBLISHED: 'Published',
  ARCHIVED: 'Archived',
};

/** Nothing is said where an administrator archived it: that is the usual case. */
export const archiveReasonNames: Readonly<Record<ArchiveReason, string | null>> = {
  MANUAL: null,
  EXPIRED: 'expired',
  REJECTED: 'rejected',
  SOURCE: 'gone from source',
};
