import type { ArchiveReason, BrochureStatus } from '../../generated/types';

export const statusNames: Readonly<Record<BrochureStatus, string>> = {
  PENDING_REVIEW: 'Pending review',
  PUBLISHED: 'Published',
  ARCHIVED: 'Archived',
};

/** The status of an ad in words; a draft is PENDING_REVIEW too. */
export function nameOfStatus({ status, isDraft }: { status: BrochureStatus; isDraft: boolean }): string {
  return isDraft ? 'Draft' : statusNames[status];
}

/** An administrator's archiving has no label, because it is the usual case. */
export const archiveReasonNames: Readonly<Record<ArchiveReason, string | null>> = {
  MANUAL: null,
  EXPIRED: 'expired',
  REJECTED: 'rejected',
  SOURCE: 'gone from source',
};
