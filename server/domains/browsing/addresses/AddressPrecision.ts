import { registerEnumType } from 'type-graphql';

/** How well the place of a house number is known. */
export const AddressPrecision = { NUMBER: 'NUMBER', BETWEEN: 'BETWEEN', STREET: 'STREET' } as const;

export type AddressPrecision = keyof typeof AddressPrecision;

registerEnumType(AddressPrecision, {
  name: 'AddressPrecision',
  description: 'How well the place of a house number is known.',
  valuesConfig: {
    NUMBER: { description: 'The place of this number, from address points.' },
    BETWEEN: { description: 'Approximate: reckoned along the street from other numbers.' },
    STREET: { description: 'The middle of the street, because no number near this one is known.' },
  },
});
