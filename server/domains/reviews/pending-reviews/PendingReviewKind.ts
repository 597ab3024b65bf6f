import { registerEnumType } from 'type-graphql';

export const PendingReviewKind = {
  NEW_AD: 'NEW_AD',
  CHANGE: 'CHANGE',
  ARCHIVE_REQUEST: 'ARCHIVE_REQUEST',
} as const;

export type PendingReviewKind = keyof typeof PendingReviewKind;

registerEnumType(PendingReviewKind, {
  name: 'PendingReviewKind',
  description: 'What waits for an administrator.',
  valuesConfig: {
    NEW_AD: { description: 'An ad that is not public yet.' },
    CHANGE: { description: "A vendor's change of an ad." },
    ARCHIVE_REQUEST: { description: "A vendor's request to archive an ad; a change of it may wait besides." },
  },
});
