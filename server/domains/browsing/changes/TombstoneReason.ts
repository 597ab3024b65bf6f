import { registerEnumType } from 'type-graphql';

export const TombstoneReason = {
  ARCHIVED: 'ARCHIVED',
  ENDED: 'ENDED',
  WITHDRAWN: 'WITHDRAWN',
  DELETED: 'DELETED',
} as const;

/** Why an ad is not public. */
export type TombstoneReason = keyof typeof TombstoneReason;

registerEnumType(TombstoneReason, {
  name: 'TombstoneReason',
  description: 'Why an ad is no longer public.',
  valuesConfig: {
    ARCHIVED: { description: 'It was archived.' },
    ENDED: { description: 'Its last day is over.' },
    WITHDRAWN: { description: 'It went back to review, or begins later.' },
    DELETED: { description: 'It was deleted.' },
  },
});
