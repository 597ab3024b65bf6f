import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import type { MapArea } from '../../map-areas/MapArea';
import { activeListQuery } from './activeListQuery';
import { listMapAreas } from './listMapAreas';

const mapAreasResponse = Type.Array(
  Type.Object({ did: Type.String(), code: Type.String(), name: Type.String() }, { additionalProperties: false }),
);

const example = [{ did: 'k3V9xQ2mT7aZ', code: 'noosa', name: 'Noosa' }];

export const mapAreaRoutes = [
  defineRoute({
    method: 'GET',
    url: '/rest/brochure/public/mapArea/all',
    action: 'mapAreas',
    tag: 'Map areas',
    summary: 'List all map areas',
    cached: { unlessGiven: [] },
    responses: { 200: { description: 'By name', schema: mapAreasResponse, example } },
    handle: async (context) => ({ status: 200, body: (await listMapAreas(context)).map(present) }),
  }),
  defineRoute({
    method: 'GET',
    url: '/rest/brochure/public/mapArea/by-active-brochure-presence',
    action: 'mapAreas',
    tag: 'Map areas',
    summary: 'List the map areas that have something to show',
    description: 'Areas with at least one published ad inside its dates.',
    query: activeListQuery,
    cached: { unlessGiven: [] },
    responses: { 200: { description: 'By name', schema: mapAreasResponse, example } },
    async handle(context, { query }) {
      const areas = await listMapAreas(context, { activeOnly: true, types: query.brochureTypes ?? null });
      return { status: 200, body: areas.map(present) };
    },
  }),
];

function present({ did, code, name }: MapArea) {
  return { did, code, name };
}
