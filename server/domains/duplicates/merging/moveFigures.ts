import type { EntityManager } from 'typeorm';

/** The figures that a merge has moved, so that they can go back. */
export interface MovedFigures {
  /** numbers of the events, as texts, because they are bigint */
  events: string[];
  days: [day: string, eventCode: string, count: number][];
  views: number;
}

interface Route {
  from: { id: number; detailViewsCount: number };
  to: { id: number };
}

/** The row of a job keeps the number of each event, and a popular ad has millions. */
const mostEvents = 10_000;

/**
 * Gives the events of an ad, their sums by day, and its views to another. Returns null if they cannot go back, because
 * they are more than 10,000 events.
 */
export async function moveFigures(manager: EntityManager, { from, to }: Route): Promise<MovedFigures | null> {
  const events = await manager.query<{ id: string }[]>(
    `WITH moved AS (UPDATE statistic_events SET brochure_id = $1 WHERE brochure_id = $2 RETURNING id)
     SELECT id FROM moved LIMIT ${mostEvents + 1}`,
    [to.id, from.id],
  );
  const [days] = await manager.query<[{ day: string; event_code: string; count: number }[], number]>(
    'DELETE FROM daily_statistics WHERE brochure_id = $1 RETURNING day::text, event_code, count',
    [from.id],
  );
  const figures: MovedFigures = {
    events: events.map(({ id }) => id),
    days: days.map(({ day, event_code, count }) => [day, event_code, count]),
    views: from.detailViewsCount,
  };
  await addDays(manager, to.id, figures.days);
  await moveViews(manager, { from: from.id, to: to.id, views: figures.views });
  return events.length > mostEvents ? null : figures;
}

/** Gives moved figures back. What the ad has counted since stays with it. */
export async function returnFigures(
  manager: EntityManager,
  { from, to }: { from: number; to: number },
  { events, days, views }: MovedFigures,
): Promise<void> {
  await manager.query(
    'UPDATE statistic_events SET brochure_id = $1 WHERE brochure_id = $2 AND id = ANY($3::bigint[])',
    [to, from, events],
  );
  await manager.query(
    `UPDATE daily_statistics AS stored SET count = greatest(0, stored.count - moved.count)
     FROM unnest($2::date[], $3::text[], $4::integer[]) AS moved (day, event_code, count)
     WHERE stored.brochure_id = $1 AND stored.day = moved.day AND stored.event_code = moved.event_code`,
    [from, ...columnsOf(days)],
  );
  await manager.query('DELETE FROM daily_statistics WHERE brochure_id = $1 AND count = 0', [from]);
  await addDays(manager, to, days);
  await moveViews(manager, { from, to, views });
}

const columnsOf = (days: MovedFigures['days']) => [
  days.map(([day]) => day),
  days.map(([, eventCode]) => eventCode),
  days.map(([, , count]) => count),
];

async function addDays(manager: EntityManager, brochureId: number, days: MovedFigures['days']): Promise<void> {
  if (days.length === 0) return;
  await manager.query(
    `INSERT INTO daily_statistics (brochure_id, day, event_code, count)
     SELECT $1, * FROM unnest($2::date[], $3::text[], $4::integer[])
     ON CONFLICT (brochure_id, day, event_code) DO UPDATE SET count = daily_statistics.count + excluded.count`,
    [brochureId, ...columnsOf(days)],
  );
}

/** Raw statements, because views are no version of an ad. */
async function moveViews(
  manager: EntityManager,
  { from, to, views }: { from: number; to: number; views: number },
): Promise<void> {
  if (views === 0) return;
  await manager.query(
    `UPDATE brochure_views
     SET views = greatest(0, views + CASE WHEN brochure_id = $1 THEN $3::integer ELSE -$3::integer END)
     WHERE brochure_id IN ($1, $2)`,
    [to, from, views],
  );
}
