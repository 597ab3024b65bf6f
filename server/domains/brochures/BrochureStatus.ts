import { registerEnumType } from 'type-graphql';

/** See docs/rules/statuses-and-reviews.md#statuses. */
export const BrochureStatus = {
  PENDING_REVIEW: 'PENDING_REVIEW',
  PUBLISHED: 'PUBLISHED',
  ARCHIVED: 'ARCHIVED',
} as const;

export type BrochureStatus = keyof typeof BrochureStatus;

registerEnumType(BrochureStatus, {
  name: 'BrochureStatus',
  description: 'Where an ad is in its life.',
  valuesConfig: {
    PENDING_REVIEW: {
      description: 'Waits for an administrator, or is a draft of its vendor (`isDraft`); not in public lists.',
    },
    PUBLISHED: { description: 'Shown to everyone while inside its dates.' },
    ARCHIVED: { description: 'Put away; kept for the administrators.' },
  },
});
