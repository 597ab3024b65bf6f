import type { PendingReviewKind } from '../../generated/types';

export const reviewKinds: Readonly<Record<PendingReviewKind, string>> = {
  NEW_AD: 'New ad',
  CHANGE: 'Change of a live ad',
  ARCHIVE_REQUEST: 'Request to archive',
};
