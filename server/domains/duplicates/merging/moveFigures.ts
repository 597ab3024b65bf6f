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
 * Gives the events of ads, their sums by day, and their views to others, in a few statements for all. No ad may be in two
 * routes. Returns the figures in the order of the routes; null for those that cannot go back, because they are more than
 * 10,000 events.
 */
export async function moveFigures(manager: EntityManager, routes: readonly Route[]): Promise<(MovedFigures | null)[]> {
  const events = await moveEvents(manager, routes);
  const [days] = await manager.query<[{ id: number; day: string; event_code: string; count: number }[], number]>(
    'DELETE FROM daily_statistics WHERE brochure_id = ANY($1) RETURNING brochure_id AS id, day::text, event_code, count',
    [routes.map(({ from }) => from.id)],
  );
  const figures = routes.map(({ from, to }) => ({
    ...{ from: from.id, to: to.id, views: from.detailViewsCount },
    events: events.get(from.id) ?? [],
    days: days.flatMap(({ id, day, event_code, count }): MovedFigures['days'] =>
      id === from.id ? [[day, event_code, count]] : [],
    ),
  }));
  await addDays(manager, figures);
  await moveViews(manager, figures);
  return figures.map(({ events: own, days: sums, views }) =>
    own.length > mostEvents ? null : { events: own, days: sums, views },
  );
}

/** Returns the numbers of the events by the ad that had them, at most one more than can go back. */
async function moveEvents(manager: EntityManager, routes: readonly Route[]): Promise<Map<number, string[]>> {
  const rows = await manager.query<{ id: string; from_id: number }[]>(
    `WITH moved AS (
       UPDATE statistic_events AS event SET brochure_id = route.to_id
       FROM unnest($1::integer[], $2::integer[]) AS route (from_id, to_id)
       WHERE event.brochure_id = ANY($1) AND event.brochure_id = route.from_id
       RETURNING event.id, route.from_id
     ), numbered AS (
       SELECT id, from_id, row_number() OVER (PARTITION BY from_id) AS number FROM moved
     )
     SELECT id, from_id FROM numbered WHERE number <= ${mostEvents + 1}`,
    [routes.map(({ from }) => from.id), routes.map(({ to }) => to.id)],
  );
  const events = new Map<number, string[]>();
  for (const { id, from_id } of rows) {
    const known = events.get(from_id);
    if (known) known.push(id);
    else events.set(from_id, [id]);
  }
  return events;
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
     FROM unnest($1::integer[], $2::date[], $3::text[], $4::integer[]) AS moved (brochure_id, day, event_code, count)
     WHERE stored.brochure_id = moved.brochure_id AND stored.day = moved.day AND stored.event_code = moved.event_code`,
    columnsOf([{ to: from, days }]),
  );
  await manager.query('DELETE FROM daily_statistics WHERE brochure_id = $1 AND count = 0', [from]);
  await addDays(manager, [{ to, days }]);
  await moveViews(manager, [{ from, to, views }]);
}

type DaysOfAd = Pick<MovedFigures, 'days'> & { to: number };

function columnsOf(ads: readonly DaysOfAd[]): unknown[][] {
  const rows = ads.flatMap(({ to, days }) => days.map(([day, eventCode, count]) => ({ to, day, eventCode, count })));
  return [
    rows.map(({ to }) => to),
    rows.map(({ day }) => day),
    rows.map(({ eventCode }) => eventCode),
    rows.map(({ count }) => count),
  ];
}

async function addDays(manager: EntityManager, ads: readonly DaysOfAd[]): Promise<void> {
  if (ads.every(({ days }) => days.length === 0)) return;
  await manager.query(
    `INSERT INTO daily_statistics (brochure_id, day, event_code, count)
     SELECT * FROM unnest($1::integer[], $2::date[], $3::text[], $4::integer[])
     ON CONFLICT (brochure_id, day, event_code) DO UPDATE SET count = daily_statistics.count + excluded.count`,
    columnsOf(ads),
  );
}

/** Raw statements, because views are no version of an ad. */
async function moveViews(
  manager: EntityManager,
  routes: readonly { from: number; to: number; views: number }[],
): Promise<void> {
  const counted = routes.filter(({ views }) => views !== 0);
  if (counted.length === 0) return;
  await manager.query(
    `UPDATE brochure_views AS stored SET views = greatest(0, stored.views + moved.views)
     FROM unnest($1::integer[], $2::integer[]) AS moved (brochure_id, views)
     WHERE stored.brochure_id = moved.brochure_id`,
    [counted.flatMap(({ from, to }) => [from, to]), counted.flatMap(({ views }) => [-views, views])],
  );
}
