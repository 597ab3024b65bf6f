import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { moveMergedEventsJob } from './moveMergedEventsJob';
import { moveStep } from './moveEvents';

interface Dependencies {
  database: DataSource;
  jobs: JobQueue;
}

interface Row {
  id: string;
  from_id: number;
  to_id: number;
  after_id: string;
  last_id: string;
  event_code: string;
  at: string;
}

/** The queue restarts a job that takes a quarter of an hour, so a long one continues as another. */
const longestRunMs = 5 * 60_000;

/** Between steps, so that people and their pages get their turn. */
const pauseMs = 20;

/**
 * Moves the events that merges have left, some thousand in a transaction that also writes how far it came: an interrupted
 * run continues there, and two runs at once take different moves. It locks no ad against buyers and visitors.
 */
export async function moveMergedEvents({ database, jobs }: Dependencies): Promise<void> {
  const startedAt = performance.now();
  while (await database.transaction((manager) => moveSome(manager))) {
    if (performance.now() - startedAt > longestRunMs) {
      await database.transaction((manager) => jobs.enqueue(manager, moveMergedEventsJob, {}));
      return;
    }
    await pause(pauseMs);
  }
}

/**
 * Moves the next events, few enough that an edit of their ad, which waits for them, does not notice. Returns false if there
 * are none, or others move them.
 */
export async function moveSome(manager: EntityManager, step = 2000): Promise<boolean> {
  // as a merge does: first the ads, then their moves, so that the two cannot deadlock
  const ads = await manager.query<{ id: number }[]>(
    'SELECT id FROM brochures WHERE id IN (SELECT to_id FROM event_moves) ORDER BY id FOR KEY SHARE',
  );
  const [move] = await manager.query<Row[]>(
    `SELECT id, from_id, to_id, after_id, last_id, event_code, event_date_time::text AS at
     FROM event_moves ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  if (!move) return false;
  // a merge has sent them to another ad meanwhile
  if (!ads.some(({ id }) => id === move.to_id)) return true;
  const { next } = await moveStep(manager, {
    ...{ from: move.from_id, to: move.to_id, step },
    ...{ after: { code: move.event_code, at: move.at }, between: [move.after_id, move.last_id] },
  });
  if (next) {
    const values = [move.id, next.code, next.at];
    await manager.query(
      'UPDATE event_moves SET event_code = $2, event_date_time = $3::timestamptz WHERE id = $1',
      values,
    );
  } else await manager.query('DELETE FROM event_moves WHERE id = $1', [move.id]);
  return true;
}
