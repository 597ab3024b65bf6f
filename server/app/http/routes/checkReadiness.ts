import type { DatabaseProbe } from '../../../platform/database/DatabaseProbe';
import { compareMigrations, namesOf } from '../../database/compareMigrations';
import type { ServerDependencies } from '../ServerDependencies';

/** The queue polls for work every two seconds. */
const longestQueueSilenceMs = 30_000;

/** Checks a requirement of one part of the server. Returns a sentence if it is missing, otherwise null. */
export type ReadinessCheck = () => Promise<string | null>;

/** Returns what is missing before the server can serve requests, as sentences; empty: ready. */
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

/** Returns problems that visitors do not notice but an operator should check. The site is ready nevertheless. */
export function findDegradation({ jobs }: Pick<ServerDependencies, 'jobs'>): string[] {
  const silentMs = jobs.silentMs();
  if (!jobs.isRunning() || silentMs <= longestQueueSilenceMs) return [];
  return [`The job queue has not looked for work for ${Math.round(silentMs / 1000)} s.`];
}

/** undefined: the database does not answer */
async function readMigrations(probe: DatabaseProbe): Promise<string[] | undefined> {
  try {
    return (await probe.query<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name);
  } catch {
    return undefined;
  }
}
