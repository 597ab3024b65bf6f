import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { isoToday } from '../../../shared/dates/isoToday';
import { isFromSource } from '../../../generated/brochureTypes';

interface Dated extends Pick<OwnBrochureBrochureFragment, 'type' | 'status' | 'archiveReason' | 'validTo'> {
  pendingRevision: { changes: readonly { field: string }[] } | null;
}

const soonDays = 30;
const dayMs = 86_400_000;

/** Whether new dates are worth offering: it has ended, or soon will, and none are waiting for review already. */
export function mayRenew(brochure: Dated, now = new Date()): boolean {
  const { type, status, archiveReason, validTo, pendingRevision } = brochure;
  // the dates of a tourism ad are its source's
  if (isFromSource(type) || validTo === null) return false;
  if (status === 'ARCHIVED') return archiveReason === 'EXPIRED';
  if (status !== 'PUBLISHED') return false;
  const isAsked = pendingRevision?.changes.some(({ field }) => field === 'validTo') ?? false;
  return !isAsked && validTo <= isoToday(new Date(now.getTime() + soonDays * dayMs));
}
