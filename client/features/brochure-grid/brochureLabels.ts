import type { ArchiveReason, BrochureStatus } from '../../generated/types';

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
