import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseClient } from '../../../platform/database/DatabaseClient';
import { StartProblem } from '../../../shared/errors/StartProblem';

const againMs = 500;
/** A base copy of some gigabytes has replayed its log by then; a real standby never ends. */
const patienceMs = 10 * 60_000;

/** PostgreSQL starts or recovers; it only reads */
const inRecovery: ReadonlySet<unknown> = new Set(['57P03', '25006']);

interface Waiting {
  /** called before each wait; ends the waiting by throwing */
  onWait?: () => void;
  withinMs?: number;
}

/**
 * Resolves when PostgreSQL takes writes: one that replays its log, or a standby that is being promoted, will do so soon.
 * All other problems are the caller's to meet.
 * @throws StartProblem if it still only reads after ten minutes
 */
export async function untilWritable(url: string, { onWait, withinMs = patienceMs }: Waiting = {}): Promise<void> {
  const until = performance.now() + withinMs;
  while (await isInRecovery(url)) {
    onWait?.();
    if (performance.now() > until) {
      throw new StartProblem(
        'PostgreSQL at DATABASE_URL still recovers, or is a standby, and takes no writes: promote it, or name the one that does.',
      );
    }
    await sleep(againMs);
  }
}

async function isInRecovery(url: string): Promise<boolean> {
  const client = new DatabaseClient({ connectionString: url, application_name: 'local-offers' });
  try {
    await client.connect();
    const { rows } = await client.query<{ recovers: boolean }>('SELECT pg_is_in_recovery() AS recovers');
    return rows[0]?.recovers === true;
  } catch (error) {
    return error instanceof Error && 'code' in error && inRecovery.has(error.code);
  } finally {
    await client.end().catch(() => undefined);
  }
}
