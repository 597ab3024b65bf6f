import { registerEnumType } from 'type-graphql';

export const ArchiveRequestDecision = { ARCHIVE: 'ARCHIVE', DECLINE: 'DECLINE' } as const;

export type ArchiveRequestDecision = keyof typeof ArchiveRequestDecision;

registerEnumType(ArchiveRequestDecision, {
  name: 'ArchiveRequestDecision',
  description: "What an administrator makes of a vendor's request to archive an ad.",
  valuesConfig: {
    ARCHIVE: { description: 'Archives the ad, and tells the vendor.' },
    DECLINE: { description: 'Leaves the ad as it is, and tells the vendor why.' },
  },
});
