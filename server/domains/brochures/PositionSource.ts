import { registerEnumType } from 'type-graphql';

export const PositionSource = {
  EXACT: 'EXACT',
  STREET: 'STREET',
  SUBURB: 'SUBURB',
} as const;

export type PositionSource = keyof typeof PositionSource;

registerEnumType(PositionSource, {
  name: 'PositionSource',
  description: "How exactly an ad's position is known.",
  valuesConfig: {
    EXACT: { description: 'Set by hand, or given with the address.' },
    STREET: { description: 'The place of its street in the streets index.' },
    SUBURB: { description: 'The centre of its suburb; distances are about.' },
  },
});
