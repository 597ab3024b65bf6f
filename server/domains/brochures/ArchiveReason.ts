import { registerEnumType } from 'type-graphql';

export const ArchiveReason = {
  MANUAL: 'MANUAL',
  EXPIRED: 'EXPIRED',
  REJECTED: 'REJECTED',
  SOURCE: 'SOURCE',
} as const;

export type ArchiveReason = keyof typeof ArchiveReason;

registerEnumType(ArchiveReason, {
  name: 'ArchiveReason',
  description: 'Why an ad was archived.',
  valuesConfig: {
    MANUAL: { description: 'Somebody archived it.' },
    EXPIRED: { description: 'Its last day was 30 days ago.' },
    REJECTED: { description: 'The review refused it.' },
    SOURCE: { description: 'The source that it was imported from no longer has it.' },
  },
});
