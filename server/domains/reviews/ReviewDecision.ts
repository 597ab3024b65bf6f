import { registerEnumType } from 'type-graphql';

export const ReviewDecision = {
  APPROVE: 'APPROVE',
  REQUEST_CHANGES: 'REQUEST_CHANGES',
  REJECT: 'REJECT',
} as const;

export type ReviewDecision = keyof typeof ReviewDecision;

registerEnumType(ReviewDecision, {
  name: 'ReviewDecision',
  description: 'What an administrator makes of an ad, or of a change that waits.',
  valuesConfig: {
    APPROVE: { description: 'Publishes the ad, or applies the change that waits.' },
    REQUEST_CHANGES: { description: 'Sends it back: the comment is mailed to the vendor.' },
    REJECT: { description: 'Archives the ad with the reason; a change that waits is dropped and a live ad stays.' },
  },
});
