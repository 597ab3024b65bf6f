import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../platform/rest/defineRoute';
import { mapAreaLoader } from '../map-areas/mapAreaLoader';
import { listStreetIndex } from './listStreetIndex';

/** More than our largest area has; the index is printed and shown as a whole. */
const mostStreets = 50_000;

const strict = { additionalProperties: false };
const street = Type.Object(
  {
    streetName: Type.String(),
    suburb: Type.Union([Type.String(), Type.Null()], {
      description: 'Suburb, where the area has two streets of one name; otherwise null',
    }),
    coordinateX: Type.String({ description: 'Column of the grid: A, B, C …' }),
    coordinateY: Type.String({ description: 'Row of the grid: 1, 2, 3 …' }),
    mapArea: Type.Object({ name: Type.String() }, strict),
  },
  strict,
);

const example = [
  { streetName: 'Hastings Street', suburb: null, coordinateX: 'D', coordinateY: '7', mapArea: { name: 'Noosa' } },
];

export const streetIndexRoutes = [
  defineRoute({
    method: 'GET',
    url: '/rest/brochure/public/streetsIndex',
    action: 'streetIndex',
    tag: 'Map areas',
    summary: "List an area's streets with their squares on the printed map",
    query: Type.Object({ mapArea: Type.String({ maxLength: 80, description: 'Did or code of the map area.' }) }),
    cached: { unlessGiven: [] },
    responses: {
      200: { description: 'By name', schema: Type.Array(street), example },
      204: { description: 'The area has no streets index, or there is no such area' },
    },
    async handle(context, { query }) {
      const page = { mapArea: query.mapArea, first: mostStreets, maxPageSize: mostStreets };
      const { edges } = await listStreetIndex(context, page);
      const mapAreaId = edges[0]?.item.mapAreaId;
      if (mapAreaId === undefined) return { status: 204 };
      const name = (await context.loader(mapAreaLoader).load(mapAreaId))?.name;
      const body = edges.map(({ item: { streetName, locality, coordinateX, coordinateY } }) => {
        return { streetName, suburb: locality === '' ? null : locality, coordinateX, coordinateY, mapArea: { name } };
      });
      return { status: 200, body };
    },
  }),
];
