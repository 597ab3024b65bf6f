import { registerEnumType } from 'type-graphql';

export const PendingReviewKind = { NEW_AD: 'NEW_AD', CHANGE: 'CHANGE' } as const;

export type PendingReviewKind = keyof typeof PendingReviewKind;

registerEnumType(PendingReviewKind, {
  name: 'PendingReviewKind',
  description: 'What waits for an administrator.',
  valuesConfig: {
    NEW_AD: { description: 'An ad that is not public yet.' },
    CHANGE: { description: "A vendor's change of an ad." },
  },
});
