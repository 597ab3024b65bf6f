import type { EntityManager } from 'typeorm';

export interface EventRoute {
  from: number;
  to: number;
}

interface MovedEvent {
  id: string;
  from_id: number;
}

/** The row of a job keeps the number of each event, and a popular ad has millions. */
export const mostKeptEvents = 10_000;

/** Few enough for a statement of 30 s on a slow disk, which takes some milliseconds a row. */
const defaultStep = 5000;

/**
 * Gives the events of ads to others in statements of at most some thousand rows, so that none meets the time limit of
 * statements. Returns the numbers of the events by the ad that had them. An ad may have `mostKeptEvents`: more wait for a job
 * (`deferEvents`).
 */
export async function moveEvents(
  manager: EntityManager,
  routes: readonly EventRoute[],
  step = defaultStep,
): Promise<Map<number, string[]>> {
  const moved = new Map<number, string[]>();
  const keep = (rows: readonly MovedEvent[]): void => {
    for (const { id, from_id } of rows) {
      const known = moved.get(from_id) ?? [];
      moved.set(from_id, known);
      known.push(id);
    }
  };
  const counts = await countEvents(manager, routes, step);
  for (const some of groupsOf(routes, counts, step)) {
    if (totalOf(some, counts) <= step) keep(await moveAll(manager, some));
    else for (const route of some) await moveInSteps(manager, { ...route, step, keep });
  }
  return moved;
}

/** Returns the number of events of each ad that has some, at most one more than a step. */
async function countEvents(
  manager: EntityManager,
  routes: readonly EventRoute[],
  step: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await manager.query<{ id: number; count: number }[]>(
    `SELECT ad.id, found.count FROM unnest($1::integer[]) AS ad (id) CROSS JOIN LATERAL (
       SELECT count(*)::integer AS count FROM
         (SELECT FROM statistic_events WHERE brochure_id = ad.id LIMIT $2::integer + 1) AS event) AS found
     WHERE found.count > 0`,
    [routes.map(({ from }) => from), step],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const totalOf = (routes: readonly EventRoute[], counts: ReadonlyMap<number, number>): number =>
  routes.reduce((sum, { from }) => sum + (counts.get(from) ?? 0), 0);

/** Returns groups of at most `step` events together; an ad that has more is alone. */
function groupsOf(routes: readonly EventRoute[], counts: ReadonlyMap<number, number>, step: number): EventRoute[][] {
  const groups: EventRoute[][] = [];
  for (const route of routes) {
    if (!counts.has(route.from)) continue;
    const last = groups.at(-1);
    if (last && totalOf([...last, route], counts) <= step) last.push(route);
    else groups.push([route]);
  }
  return groups;
}

async function moveAll(manager: EntityManager, routes: readonly EventRoute[]): Promise<MovedEvent[]> {
  // of an UPDATE the driver returns the rows and their number
  const [rows] = await manager.query<[MovedEvent[], number]>(
    `UPDATE statistic_events AS event SET brochure_id = route.to_id
     FROM unnest($1::integer[], $2::integer[]) AS route (from_id, to_id)
     WHERE event.brochure_id = ANY($1) AND event.brochure_id = route.from_id
     RETURNING event.id, route.from_id`,
    [routes.map(({ from }) => from), routes.map(({ to }) => to)],
  );
  return rows;
}

/** A place in the order of the index; the moment is a text, because a date has no microseconds. */
interface Place {
  code: string;
  at: string;
}

interface Steps extends EventRoute {
  step: number;
  keep: (rows: readonly MovedEvent[]) => void;
}

/** Before all events. */
const beginning: Place = { code: '', at: '-infinity' };

async function moveInSteps(manager: EntityManager, { keep, ...route }: Steps): Promise<void> {
  let after: Place | undefined = beginning;
  while (after !== undefined) {
    const { rows, next } = await moveStep(manager, { ...route, after });
    keep(rows);
    after = next;
  }
}

interface Step extends EventRoute {
  step: number;
  after: Place;
  /** only events with a higher number than the first, up to the second; absent: all */
  between?: readonly [after: string, last: string];
}

/**
 * Moves the next events of an ad by walking their index. It begins where the last step ended, so it never reads moved rows
 * again. Returns where the next step begins; undefined after the last one.
 */
export async function moveStep(
  manager: EntityManager,
  { from, to, step, after, between = ['0', '9223372036854775807'] }: Step,
): Promise<{ rows: MovedEvent[]; next: Place | undefined }> {
  const next = await endOfStep(manager, { from, after, step });
  const [rows] = await manager.query<[MovedEvent[], number]>(
    `UPDATE statistic_events SET brochure_id = $2
     WHERE brochure_id = $1 AND (event_code, event_date_time) > ($3, $4::timestamptz) AND id > $5 AND id <= $6
       ${next ? 'AND (event_code, event_date_time) <= ($7, $8::timestamptz)' : ''}
     RETURNING id, $1::integer AS from_id`,
    [from, to, after.code, after.at, ...between, ...(next ? [next.code, next.at] : [])],
  );
  return { rows, next };
}

/** Returns the place of the last event of a step; undefined if less than a step is left. */
async function endOfStep(
  manager: EntityManager,
  { from, after, step }: { from: number; after: Place; step: number },
): Promise<Place | undefined> {
  const [place] = await manager.query<Place[]>(
    `SELECT event_code AS code, event_date_time::text AS at FROM statistic_events
     WHERE brochure_id = $1 AND (event_code, event_date_time) > ($2, $3::timestamptz)
     ORDER BY event_code, event_date_time OFFSET $4 LIMIT 1`,
    [from, after.code, after.at, step - 1],
  );
  return place;
}

/** Gives events, named by their numbers, back to the ads that had them; those that are gone are passed over. */
export async function returnEvents(
  manager: EntityManager,
  events: readonly (EventRoute & { id: string })[],
  step = defaultStep,
): Promise<void> {
  for (let at = 0; at < events.length; at += step) {
    const some = events.slice(at, at + step);
    await manager.query(
      `UPDATE statistic_events AS event SET brochure_id = route.to_id
       FROM unnest($1::bigint[], $2::integer[], $3::integer[]) AS route (id, from_id, to_id)
       WHERE event.id = route.id AND event.brochure_id = route.from_id`,
      [some.map(({ id }) => id), some.map(({ from }) => from), some.map(({ to }) => to)],
    );
  }
}
