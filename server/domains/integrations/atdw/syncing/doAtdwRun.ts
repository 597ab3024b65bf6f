import { In } from 'typeorm';
import { DomainError } from '../../../../shared/errors/DomainError';
import { AtdwSettings } from '../AtdwSettings';
import { AtdwRun } from '../AtdwRun';
import { AtdwProblem } from '../source/AtdwProblem';
import { AtdwSource } from '../source/AtdwSource';
import { archiveVanished } from './archiveVanished';
import type { AtdwDependencies } from './AtdwDependencies';
import { claimRun, type Claim } from './claimRun';
import { recordRun } from './recordRun';
import { readPages } from './readPages';
import { LeaseLost, RunProgress } from './RunProgress';

/**
 * Reads the warehouse (docs/rules/tourism-ads.md#reading-the-source). Goes on where a killed process has stopped. Never
 * works beside another process. Returns the run; null if there was nothing to do.
 *
 * @throws AtdwProblem if the source cannot be read now; the run stays open for another try
 */
export async function doAtdwRun(dependencies: AtdwDependencies, claim: Claim): Promise<AtdwRun | null> {
  const run = await claimOrWait(dependencies, claim);
  if (run === null) return null;
  const { database, clock } = dependencies;
  const progress = new RunProgress(database, run);
  progress.hold();
  try {
    const settings = await database.getRepository(AtdwSettings).findOneBy({ id: 1 });
    if (!settings) throw new AtdwProblem('There are no settings. Save them first.');
    const source = new AtdwSource({ ...dependencies.source, now: () => clock.now() }, settings);
    await readPages(dependencies, { progress, source, settings });
    await archiveVanished(dependencies, progress);
    return run;
  } catch (error) {
    if (error instanceof LeaseLost) return null;
    await noteProblem(dependencies, run, error);
    throw error;
  } finally {
    progress.release();
  }
}

/** A process that died keeps its run for some seconds more. */
async function claimOrWait(dependencies: AtdwDependencies, claim: Claim): Promise<AtdwRun | null> {
  const first = await claimRun(dependencies, claim);
  if (first === null || 'run' in first) return first?.run ?? null;
  await dependencies.source.wait(first.busyUntil.getTime() - Date.now() + 1000);
  const second = await claimRun(dependencies, claim);
  // another process is alive and works on it
  return second !== null && 'run' in second ? second.run : null;
}

/** Lets go of the run, so that the next try may begin at once. */
async function noteProblem({ database }: AtdwDependencies, run: AtdwRun, error: unknown): Promise<void> {
  const isTold = error instanceof AtdwProblem || error instanceof DomainError;
  await database.query(
    `UPDATE atdw_runs SET problem = $3, lease_token = NULL, lease_until = NULL
     WHERE id = $1 AND lease_token = $2 AND state = 'RUNNING'`,
    [run.id, run.leaseToken, isTold ? error.message.slice(0, 500) : 'The server had a fault. Its log has more.'],
  );
}

/** For a run whose every try has failed. */
export async function failAtdwRun({ database, clock }: AtdwDependencies): Promise<void> {
  await database.transaction(async (manager) => {
    const [failed] = await manager.query<[{ id: number }[], number]>(
      `UPDATE atdw_runs SET state = 'FAILED', finished_at = $1, lease_token = NULL, lease_until = NULL,
         problem = coalesce(problem, 'The server ended while it ran.')
       WHERE state IN ('WAITING', 'RUNNING') AND (lease_until IS NULL OR lease_until <= now()) RETURNING id`,
      [clock.now()],
    );
    const runs = await manager.getRepository(AtdwRun).findBy({ id: In(failed.map(({ id }) => id)) });
    for (const run of runs) await recordRun(manager, clock, run);
  });
}
