import type { DataSource, EntityManager } from 'typeorm';

export interface WrongViewCount {
  brochureId: number;
  /** what the ad says */
  counter: number;
  /** how many of its views count */
  events: number;
}

interface Row {
  id: number;
  counter: number;
  events: number;
}

/** Ads whose counter differs from their events; all ads, or some. */
export async function wrongViewCounts(
  database: DataSource | EntityManager,
  ids: readonly number[] | null = null,
): Promise<WrongViewCount[]> {
  const rows = await database.query<Row[]>(
    `SELECT id, detail_views_count AS counter, coalesce(viewed.count, 0) AS events
     FROM brochures
     LEFT JOIN (
       SELECT brochure_id, count(*)::int AS count FROM statistic_events
       WHERE counted AND event_code = 'DETAIL_PAGE_VIEW' AND ($1::int[] IS NULL OR brochure_id = ANY($1))
       GROUP BY brochure_id
     ) AS viewed ON brochure_id = id
     WHERE ($1::int[] IS NULL OR id = ANY($1)) AND detail_views_count <> coalesce(viewed.count, 0)
     ORDER BY id`,
    [ids],
  );
  return rows.map(({ id, counter, events }) => ({ brochureId: id, counter, events }));
}
