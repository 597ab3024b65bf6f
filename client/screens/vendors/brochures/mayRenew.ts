import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { isoToday } from '../../../shared/dates/isoToday';
import { isFromSource } from '../../../generated/brochureTypes';

interface Dated extends Pick<OwnBrochureBrochureFragment, 'type' | 'status' | 'archiveReason' | 'validTo'> {
  pendingRevision: { changes: readonly { field: string }[] } | null;
}

const soonDays = 30;
const dayMs = 86_400_000;

/** True if the ad has ended or soon will, and no new dates are waiting for review. */
export function mayRenew(brochure: Dated, now = new Date()): boolean {
  const { type, status, archiveReason, validTo, pendingRevision } = brochure;
  // a tourism ad's source sets its dates
  if (isFromSource(type) || validTo === null) return false;
  if (status === 'ARCHIVED') return archiveReason === 'EXPIRED';
  if (status !== 'PUBLISHED') return false;
  const isAsked = pendingRevision?.changes.some(({ field }) => field === 'validTo') ?? false;
  return !isAsked && validTo <= isoToday(new Date(now.getTime() + soonDays * dayMs));
}
