import { registerEnumType } from 'type-graphql';

/** See docs/rules/australia.md#states. */
export const AustralianState = {
  NSW: 'NSW',
  NT: 'NT',
  QLD: 'QLD',
  SA: 'SA',
  TAS: 'TAS',
  WA: 'WA',
  VIC: 'VIC',
  ACT: 'ACT',
} as const;

export type AustralianState = keyof typeof AustralianState;

registerEnumType(AustralianState, {
  name: 'AustralianState',
  description: 'A state or territory of Australia.',
  valuesConfig: {
    NSW: { description: 'New South Wales.' },
    NT: { description: 'Northern Territory.' },
    QLD: { description: 'Queensland.' },
    SA: { description: 'South Australia.' },
    TAS: { description: 'Tasmania.' },
    WA: { description: 'Western Australia.' },
    VIC: { description: 'Victoria.' },
    ACT: { description: 'Australian Capital Territory.' },
  },
});
