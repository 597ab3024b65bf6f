import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/context/RequestContext';

/** A summary of an area's streets index, for choosing letters. */
export interface StreetSummary {
  streetsCount: number;
  /** first letters and digits of its streets, in order */
  letters: string[];
  /** true: no street's course is known, so the index may lack squares */
  isFromPoints: boolean;
}

type SummaryRow = StreetSummary & { map_area_id: number };

/** Loads the summaries of all requested areas in one statement. */
export function streetSummaryLoader({ database }: RequestContext): DataLoader<number, StreetSummary> {
  return new DataLoader(async (ids) => {
    const rows = await database.query<SummaryRow[]>(
      `SELECT map_area_id, sum(streets)::integer AS "streetsCount", array_agg(letter ORDER BY letter COLLATE "C") AS letters,
         NOT EXISTS (
           SELECT FROM base_map_features f JOIN base_map_sources s ON s.id = f.source_id
           WHERE s.map_area_id = counted.map_area_id AND f.kind = 'STREET' AND f.name <> ''
         ) AS "isFromPoints"
       FROM (
         SELECT map_area_id, upper(left(fold_accents(street_name), 1)) AS letter, count(*) AS streets
         FROM street_index_entries WHERE map_area_id = ANY ($1::integer[]) GROUP BY 1, 2
       ) AS counted GROUP BY map_area_id`,
      [ids],
    );
    const found = new Map(rows.map((row) => [row.map_area_id, row]));
    return ids.map((id) => {
      const { streetsCount = 0, letters = [], isFromPoints = false } = found.get(id) ?? {};
      return { streetsCount, isFromPoints, letters: letters.filter((letter) => /^[A-Z0-9]$/.test(letter)) };
    });
  });
}
