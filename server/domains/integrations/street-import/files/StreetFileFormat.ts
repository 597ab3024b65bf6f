import { registerEnumType } from 'type-graphql';

export const StreetFileFormat = { GEOJSON: 'GEOJSON', CSV: 'CSV', GNAF: 'GNAF' } as const;
export type StreetFileFormat = (typeof StreetFileFormat)[keyof typeof StreetFileFormat];

registerEnumType(StreetFileFormat, {
  name: 'StreetFileFormat',
  description: 'How streets are written down.',
  valuesConfig: {
    GEOJSON: { description: 'Lines or areas with their names.' },
    CSV: { description: 'Points: street, lon, lat and, if there is one, suburb.' },
    GNAF: {
      description: 'Tables of G-NAF: STREET_LOCALITY and STREET_LOCALITY_POINT, and LOCALITY for the names of suburbs.',
    },
  },
});
