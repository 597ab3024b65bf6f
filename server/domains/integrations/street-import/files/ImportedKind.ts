import { registerEnumType } from 'type-graphql';
import type { BaseMapKind } from '../../../map-areas/base-map/BaseMapKind';

/** The kinds of map features in a file, with their GraphQL names. */
export const ImportedKind = {
  STREET: 'STREET',
  LAND: 'LAND',
  PARK: 'PARK',
  WATER: 'WATER',
  SUBURB: 'SUBURB',
} as const satisfies { [Kind in BaseMapKind]: Kind };
export type ImportedKind = BaseMapKind;

registerEnumType(ImportedKind, {
  name: 'ImportedKind',
  description: 'What a file brings to the map of an area.',
  valuesConfig: {
    STREET: { description: 'Streets, for the map and the streets index.' },
    LAND: { description: 'Land; what is not land is water.' },
    PARK: { description: 'Parks.' },
    WATER: { description: 'Rivers and lakes.' },
    SUBURB: { description: 'Suburbs, for their names.' },
  },
});
