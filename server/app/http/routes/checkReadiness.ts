import type { DatabaseProbe } from '../../../platform/database/DatabaseProbe';
import { compareMigrations, namesOf } from '../../database/compareMigrations';
import type { ServerDependencies } from '../ServerDependencies';

/** The queue looks for work every two seconds. */
const longestQueueSilenceMs = 30_000;

/** Something that a part of the server needs before it can serve: a sentence while that is missing, else null. */
export type ReadinessCheck = () => Promise<string | null>;

/** What is missing before requests can be served well, in words; nothing missing = ready. */
export async function checkReadiness(
  { database, jobs }: Pick<ServerDependencies, 'database' | 'jobs'>,
  probe: DatabaseProbe,
  checks: readonly ReadinessCheck[] = [],
): Promise<string[]> {
  if (!database.isInitialized) return ['The database does not answer.'];
  const run = await readMigrations(probe);
  if (!run) return ['The database does not answer.'];
  const missing: string[] = [];
  if (compareMigrations(namesOf(database.migrations), run).pending.length > 0)
    missing.push('Migrations are still to be run.');
  if (!jobs.isRunning()) missing.push('The job queue does not run.');
  for (const problem of await Promise.all(checks.map((check) => check()))) if (problem !== null) missing.push(problem);
  return missing;
}

/** What visitors do not feel, and somebody should look at: the site is ready all the same. */
export function findDegradation({ jobs }: Pick<ServerDependencies, 'jobs'>): string[] {
  const silentMs = jobs.silentMs();
  if (!jobs.isRunning() || silentMs <= longestQueueSilenceMs) return [];
  return [`The job queue has not looked for work for ${Math.round(silentMs / 1000)} s.`];
}

/** undefined: no answer */
async function readMigrations(probe: DatabaseProbe): Promise<string[] | undefined> {
  try {
    return (await probe.query<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name);
  } catch {
    return undefined;
  }
}
