import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/context/RequestContext';

/** The notices of all sources that an area's map and index are made from, each once; one statement. */
export function mapAttributionsLoader({ database }: RequestContext): DataLoader<number, string[]> {
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
