import { registerEnumType } from 'type-graphql';
import type { BaseMapKind } from '../../../map-areas/base-map/BaseMapKind';

/** The kinds of map features in a file, with their GraphQL names. */
export const ImportedKind = {
  STREET: 'STREET',
  LAND: 'LAND',
  PARK: 'PARK',
  BEACH: 'BEACH',
  WATER: 'WATER',
  BUILDING: 'BUILDING',
  SUBURB: 'SUBURB',
  RAILWAY: 'RAILWAY',
  FERRY: 'FERRY',
  FACILITY: 'FACILITY',
} as const satisfies { [Kind in BaseMapKind]: Kind };
export type ImportedKind = BaseMapKind;

registerEnumType(ImportedKind, {
  name: 'ImportedKind',
  description: 'What a file brings to the map of an area.',
  valuesConfig: {
    STREET: { description: 'Streets, for the map and the streets index.' },
    LAND: { description: 'Land; what is not land is water.' },
    PARK: { description: 'Parks.' },
    BEACH: { description: 'Beaches.' },
    WATER: { description: 'Rivers and lakes.' },
    BUILDING: { description: 'Buildings, which maps show at street level.' },
    SUBURB: { description: 'Suburbs, for their names.' },
    RAILWAY: { description: 'Railways and tramways.' },
    FERRY: { description: 'Routes of ferries.' },
    FACILITY: { description: 'Toilets, parking, information, beaches and landmarks, such as museums and stations.' },
  },
});
