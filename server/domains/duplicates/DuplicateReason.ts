import { registerEnumType } from 'type-graphql';

export const DuplicateReason = { NAME: 'NAME', PHONE_AND_ADDRESS: 'PHONE_AND_ADDRESS' } as const;

export type DuplicateReason = keyof typeof DuplicateReason;

registerEnumType(DuplicateReason, {
  name: 'DuplicateReason',
  description: 'Why two ads may be the same.',
  valuesConfig: {
    NAME: { description: 'One name in one postcode, whatever its capitals and marks.' },
    PHONE_AND_ADDRESS: { description: 'One telephone number at one address, of one type and category.' },
  },
});
