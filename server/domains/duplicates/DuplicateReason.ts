import { registerEnumType } from 'type-graphql';

export const DuplicateReason = {
  NAME: 'NAME',
  SIMILAR_NAME: 'SIMILAR_NAME',
  ADDRESS: 'ADDRESS',
  POSITION: 'POSITION',
  PHONE: 'PHONE',
  WEBSITE: 'WEBSITE',
} as const;

export type DuplicateReason = keyof typeof DuplicateReason;

registerEnumType(DuplicateReason, {
  name: 'DuplicateReason',
  description: 'Why two ads may be the same. All of them stand in one postcode.',
  valuesConfig: {
    NAME: { description: 'One name, whatever its capitals, accents and marks.' },
    SIMILAR_NAME: { description: 'Names that differ a little.' },
    ADDRESS: { description: 'One number in one street, whatever shop or level.' },
    POSITION: { description: 'Positions within 60 metres, where an address is missing.' },
    PHONE: { description: 'One telephone number.' },
    WEBSITE: { description: 'One web site.' },
  },
});
