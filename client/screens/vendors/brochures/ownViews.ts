import type { BrochureFilter } from '../../../generated/types';

export type OwnView = 'all' | 'live' | 'drafts' | 'waiting' | 'archived';

/** The views of the list and the filter of each; the address names the view. */
export const ownViews: Readonly<Record<OwnView, { label: string; filter: BrochureFilter | null }>> = {
  all: { label: 'All', filter: null },
  live: { label: 'Live', filter: { statuses: ['PUBLISHED'], isActive: true } },
  drafts: { label: 'Drafts', filter: { isDraft: true } },
  waiting: { label: 'Waiting for review', filter: { statuses: ['PENDING_REVIEW'], isDraft: false } },
  archived: { label: 'Archived', filter: { statuses: ['ARCHIVED'] } },
};

export function readOwnView(value: string | null): OwnView {
  return value !== null && Object.hasOwn(ownViews, value) ? (value as OwnView) : 'all';
}
