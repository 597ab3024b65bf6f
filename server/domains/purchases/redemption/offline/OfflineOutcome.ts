import { registerEnumType } from 'type-graphql';

/** What has become of a redemption that a till sends later. */
export const OfflineOutcome = {
  REDEEMED: 'REDEEMED',
  REDEEMED_BEFORE: 'REDEEMED_BEFORE',
  VOIDED: 'VOIDED',
  ENDED: 'ENDED',
  HELD: 'HELD',
  UNKNOWN: 'UNKNOWN',
  OUT_OF_TIME: 'OUT_OF_TIME',
} as const;

export type OfflineOutcome = keyof typeof OfflineOutcome;

registerEnumType(OfflineOutcome, {
  name: 'OfflineOutcome',
  description: 'What has become of a redemption that a till sends later.',
  valuesConfig: {
    REDEEMED: { description: 'It counts. Also when it is sent again.' },
    REDEEMED_BEFORE: { description: 'Another till was first.' },
    VOIDED: { description: 'The coupon was taken back or cancelled.' },
    ENDED: { description: 'Its last day was over at the time of the redemption.' },
    HELD: { description: 'Its buyer has not confirmed it.' },
    UNKNOWN: { description: 'The company has no such coupon.' },
    OUT_OF_TIME: {
      description: 'Not within the 12 hours of its list, or sent more than 3 days after the list was made.',
    },
  },
});
