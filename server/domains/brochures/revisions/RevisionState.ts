import { registerEnumType } from 'type-graphql';

export const RevisionState = {
  WAITING: 'WAITING',
  CHANGES_REQUESTED: 'CHANGES_REQUESTED',
  APPLIED: 'APPLIED',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN',
} as const;

export type RevisionState = keyof typeof RevisionState;

registerEnumType(RevisionState, {
  name: 'RevisionState',
  description: 'What has become of a change that a vendor proposed.',
  valuesConfig: {
    WAITING: { description: 'An administrator has to look at it.' },
    CHANGES_REQUESTED: { description: 'It was sent back with a comment; the next change of the vendor reopens it.' },
    APPLIED: { description: 'It was approved and is what the ad says.' },
    REJECTED: { description: 'It was refused; the ad stays as it was.' },
    WITHDRAWN: { description: 'The vendor took it back.' },
  },
});
