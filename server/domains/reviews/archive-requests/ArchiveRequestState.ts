import { registerEnumType } from 'type-graphql';

export const ArchiveRequestState = {
  WAITING: 'WAITING',
  ARCHIVED: 'ARCHIVED',
  DECLINED: 'DECLINED',
  WITHDRAWN: 'WITHDRAWN',
} as const;

export type ArchiveRequestState = keyof typeof ArchiveRequestState;

registerEnumType(ArchiveRequestState, {
  name: 'ArchiveRequestState',
  description: "What became of a vendor's request to archive an ad.",
  valuesConfig: {
    WAITING: { description: 'Nobody has decided yet; the ad stays as it is.' },
    ARCHIVED: { description: 'The ad was archived.' },
    DECLINED: { description: 'An administrator declined, and said why.' },
    WITHDRAWN: { description: 'The vendor took it back.' },
  },
});
