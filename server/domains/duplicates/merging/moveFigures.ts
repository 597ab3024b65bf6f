import type { EntityManager } from 'typeorm';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { deferEvents, findAdsWithManyEvents } from './deferEvents';
import { moveEvents, returnEvents } from './moveEvents';
import { moveMergedEventsJob } from './moveMergedEventsJob';

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

/**
 * Gives the events of ads, their sums by day, and their views to others, in a few statements for all. No ad may be in two
 * routes. Returns the figures in the order of the routes; null for those that cannot go back, because they are more than
 * 10,000 events: a job moves these afterwards, so that nobody waits for the ads.
 */
export async function moveFigures(
  manager: EntityManager,
  routes: readonly Route[],
  jobs: JobQueue,
): Promise<(MovedFigures | null)[]> {
  const routesOfIds = routes.map(({ from, to }) => ({ from: from.id, to: to.id }));
  const many = await findAdsWithManyEvents(
    manager,
    routesOfIds.map(({ from }) => from),
  );
  const events = await moveEvents(
    manager,
    routesOfIds.filter(({ from }) => !many.has(from)),
  );
  if (many.size > 0) {
    await deferEvents(
      manager,
      routesOfIds.filter(({ from }) => many.has(from)),
    );
    await jobs.enqueue(manager, moveMergedEventsJob, {});
  }
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
  return figures.map(({ from, events: own, days: sums, views }) =>
    many.has(from) ? null : { events: own, days: sums, views },
  );
}

interface Return {
  /** the ad that has got the figures */
  from: number;
  to: number;
  figures: MovedFigures;
}

/**
 * Gives moved figures back, in a few statements for all. What the ads have counted since stays with them. No ad may be in
 * two returns.
 */
export async function returnFigures(manager: EntityManager, returns: readonly Return[]): Promise<void> {
  await returnEvents(
    manager,
    returns.flatMap(({ from, to, figures }) => figures.events.map((id) => ({ id, from, to }))),
  );
  const givers = returns.map(({ from, figures: { days } }) => ({ to: from, days }));
  if (hasDays(givers)) {
    await manager.query(
      `UPDATE daily_statistics AS stored SET count = greatest(0, stored.count - moved.count)
       FROM unnest($1::integer[], $2::date[], $3::text[], $4::integer[]) AS moved (brochure_id, day, event_code, count)
       WHERE stored.brochure_id = moved.brochure_id AND stored.day = moved.day AND stored.event_code = moved.event_code`,
      columnsOf(givers),
    );
    await manager.query('DELETE FROM daily_statistics WHERE brochure_id = ANY($1) AND count = 0', [
      returns.map(({ from }) => from),
    ]);
  }
  await addDays(
    manager,
    returns.map(({ to, figures: { days } }) => ({ to, days })),
  );
  await moveViews(
    manager,
    returns.map(({ from, to, figures: { views } }) => ({ from, to, views })),
  );
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

const hasDays = (ads: readonly DaysOfAd[]): boolean => ads.some(({ days }) => days.length > 0);

async function addDays(manager: EntityManager, ads: readonly DaysOfAd[]): Promise<void> {
  if (!hasDays(ads)) return;
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
