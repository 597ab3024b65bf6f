import type { ServerDependencies } from './ServerDependencies';

const patience = 2_000;

/** What is missing before requests can be served well, in words; nothing missing = ready. */
export async function checkReadiness({ database, jobs }: ServerDependencies): Promise<string[]> {
  const answers = await within(patience, () => database.query('SELECT 1'));
  if (!answers) return ['The database does not answer.'];
  const missing: string[] = [];
  const migrated = await within(patience, async () => !(await database.showMigrations()));
  if (!migrated) missing.push('Migrations are still to be run.');
  if (!jobs.isRunning()) missing.push('The job queue does not run.');
  return missing;
}

/** Whether the check came out well in time; a failure and silence are the same to whoever asks. */
async function within(milliseconds: number, check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const answer = check().then(Boolean, () => false);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
