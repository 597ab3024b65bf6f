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

export const stateNames: Readonly<Record<AustralianState, string>> = {
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  WA: 'Western Australia',
  VIC: 'Victoria',
  ACT: 'Australian Capital Territory',
};

const descriptionOf = (state: AustralianState) => ({ description: `${stateNames[state]}.` });

registerEnumType(AustralianState, {
  name: 'AustralianState',
  description: 'A state or territory of Australia.',
  valuesConfig: {
    NSW: descriptionOf('NSW'),
    NT: descriptionOf('NT'),
    QLD: descriptionOf('QLD'),
    SA: descriptionOf('SA'),
    TAS: descriptionOf('TAS'),
    WA: descriptionOf('WA'),
    VIC: descriptionOf('VIC'),
    ACT: descriptionOf('ACT'),
  },
});
