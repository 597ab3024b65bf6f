import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/context/RequestContext';
import { MapArea } from '../map-areas/MapArea';
import { streetSummaryLoader } from './streetSummaryLoader';

@Resolver(() => MapArea)
export class MapAreaStreetsResolver {
  @FieldResolver(() => Int, { description: 'How many streets its index has.' })
  async streetsCount(@Root() { id }: MapArea, @Ctx() context: RequestContext): Promise<number> {
    return (await context.loader(streetSummaryLoader).load(id)).streetsCount;
  }

  @FieldResolver(() => [String], { description: 'The letters and digits with which its streets begin, in order.' })
  async streetLetters(@Root() { id }: MapArea, @Ctx() context: RequestContext): Promise<string[]> {
    return (await context.loader(streetSummaryLoader).load(id)).letters;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether its index is made of points: each street has the squares that are known, and may be in more.',
  })
  async isIndexFromPoints(@Root() { id }: MapArea, @Ctx() context: RequestContext): Promise<boolean> {
    return (await context.loader(streetSummaryLoader).load(id)).isFromPoints;
  }

  @FieldResolver(() => [String], {
    description: 'Notices that have to stand wherever its map or its streets index is shown.',
  })
  attributions(@Root() { id }: MapArea, @Ctx() context: RequestContext): Promise<string[]> {
    return context.loader(mapAttributionsLoader).load(id);
  }
}

/** Attributions of all sources of an area's map and index, each once; one statement. */
function mapAttributionsLoader({ database }: RequestContext): DataLoader<number, string[]> {
  return new DataLoader(async (ids) => {
    const rows = await database.query<{ map_area_id: number; attributions: string[] }[]>(
      `SELECT map_area_id, array_agg(DISTINCT attribution) AS attributions
       FROM base_map_sources WHERE map_area_id = ANY ($1::integer[]) GROUP BY map_area_id`,
      [ids],
    );
    const found = new Map(rows.map(({ map_area_id, attributions }) => [map_area_id, attributions]));
    return ids.map((id) => found.get(id) ?? []);
  });
}
