import type { OwnBrochureBrochureFragment } from '../../../generated/types';
import { formatDate } from '../../../shared/dates/formatDate';

type State = Pick<
  OwnBrochureBrochureFragment,
  | 'status'
  | 'isDraft'
  | 'isActive'
  | 'archiveReason'
  | 'validFrom'
  | 'validTo'
  | 'pendingRevision'
  | 'lastReview'
  | 'archiveRequest'
>;

export interface OwnState {
  tone: 'live' | 'waiting' | 'over';
  label: string;
  /** the consequence */
  hint: string;
}

const archived: Readonly<Record<NonNullable<State['archiveReason']>, string>> = {
  MANUAL: 'Taken down. Visitors no longer see it.',
  EXPIRED: 'Its last day was 30 days ago. Renew it with new dates.',
  REJECTED: 'It was not accepted.',
  SOURCE: 'Its source no longer lists it.',
};

/** The state of an ad, in words for its shop. */
export function ownState(brochure: State): OwnState {
  const { status, isActive, validFrom } = brochure;
  switch (status) {
    case 'PENDING_REVIEW':
      if (brochure.isDraft) return draft(brochure);
      return { tone: 'waiting', label: 'Waiting for review', hint: 'We look at it before visitors can see it.' };
    case 'ARCHIVED':
      return { tone: 'over', label: 'Archived', hint: whyArchived(brochure) };
    case 'PUBLISHED':
      if (isActive) {
        const label = brochure.pendingRevision === null ? 'Live' : 'Live, with a waiting change';
        return { tone: 'live', label, hint: waits(brochure) };
      }
      return isYetToBegin(brochure)
        ? { tone: 'waiting', label: 'Scheduled', hint: `Goes live on ${formatDate(validFrom ?? '')}, by itself.` }
        : {
            tone: 'over',
            label: 'Ended',
            hint: 'Visitors no longer see it. Renew it with new dates to bring it back.',
          };
  }
}

function draft({ lastReview }: State): OwnState {
  return lastReview?.decision === 'REQUEST_CHANGES'
    ? { tone: 'waiting', label: 'Changes requested', hint: 'Change what was asked for, then submit it again.' }
    : { tone: 'over', label: 'Draft', hint: 'Only you see it. Submit it for review when it is complete.' };
}

function whyArchived({ archiveReason, archiveRequest }: State): string {
  const wasAskedFor = archiveRequest?.state === 'ARCHIVED' && archiveReason === 'MANUAL';
  return wasAskedFor ? 'Taken down, as you asked. Visitors no longer see it.' : archived[archiveReason ?? 'MANUAL'];
}

function waits({ pendingRevision }: State): string {
  if (pendingRevision === null) return 'Visitors see it as it is here.';
  return 'Visitors see it as it was before your change.';
}

/** For an ad that is not active: true if its first day has not come yet. Without a last day it cannot have ended. */
function isYetToBegin({ validFrom, validTo }: State): boolean {
  if (validFrom === null) return false;
  return validTo === null || Date.parse(validFrom) > Date.now();
}
