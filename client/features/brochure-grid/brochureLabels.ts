import type { ArchiveReason, BrochureStatus } from '../../generated/types';

export const statusNames: Readonly<Record<BrochureStatus, string>> = {
  PENDING_REVIEW: 'Pending review',
  PUBLISHED: 'Published',
  ARCHIVED: 'Archived',
};

/** An administrator's archiving has no label, because it is the usual case. */
export const archiveReasonNames: Readonly<Record<ArchiveReason, string | null>> = {
  MANUAL: null,
  EXPIRED: 'expired',
  REJECTED: 'rejected',
  SOURCE: 'gone from source',
};
