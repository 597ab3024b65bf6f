import type { EntityManager } from 'typeorm';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import type { Brochure } from '../../brochures/Brochure';
import type { JudgingContext } from '../../brochures/writing/prepareChanges';
import type { BulkJob } from '../BulkJob';
import type { JobActor } from '../JobActor';
import { readBatchFacts, type BatchFacts } from './BatchFacts';
import { assertAsPreviewed } from './assertAsPreviewed';
import { claimRows, type ClaimedRow } from './claimRows';
import { lockBrochures } from '../../brochures/writing/batch/lockBrochures';
import { planChange } from './planChange';
import { refusalOf } from '../../brochures/writing/batch/refusalOf';
import { saveOutcomes, type RowOutcome } from './saveOutcomes';
import { nameOf, writeChanges, type PlannedRow } from './writeChanges';
import { writeOrRefuse } from './writeOrRefuse';

export interface BatchDependencies extends JudgingContext {
  actor: JobActor;
  jobs: JobQueue;
}

/**
 * Tries or changes the next ads of a job, with their outcomes, in the caller's transaction. Returns how many rows it
 * has done; 0 if none waits, or another worker has them.
 */
export async function changeBatch(
  manager: EntityManager,
  { actor, clock, jobs, outward: { badHosts } }: BatchDependencies,
  job: BulkJob,
): Promise<number> {
  const rows = await claimRows(manager, job.id, 'WAITING');
  if (rows.length === 0) return 0;
  const isTrial = job.state === 'CHECKING';
  const ids = rows.map(({ brochureId }) => brochureId);
  const ads = await lockBrochures(manager, ids, { isLocked: !isTrial });
  const facts = await readBatchFacts(manager, ids, { now: clock.now(), badHosts });
  const planned: PlannedRow[] = [];
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    const result = await planRow(manager, job, row, { ad: ads.get(row.brochureId), facts });
    if ('outcome' in result) outcomes.push(result);
    else planned.push(result);
  }
  const surroundings = { actor, jobs, facts };
  const writing = {
    write: (savepoint: EntityManager, some: readonly PlannedRow[]) => writeChanges(savepoint, job, some, surroundings),
    refuse: ({ position, ad }: PlannedRow, message: string) => refused(position, nameOf(ad), message),
  };
  outcomes.push(...(isTrial ? planned.map(wouldChange) : await writeOrRefuse(manager, planned, writing)));
  await saveOutcomes(manager, job.id, outcomes);
  return rows.length;
}

interface Situation {
  ad: Brochure | undefined;
  facts: BatchFacts;
}

async function planRow(
  manager: EntityManager,
  job: BulkJob,
  row: ClaimedRow,
  { ad, facts }: Situation,
): Promise<PlannedRow | RowOutcome> {
  const { position, before: seen } = row;
  if (ad === undefined) return { position, outcome: 'REFUSED', message: 'There is no such ad any more.' };
  const title = nameOf(ad);
  try {
    const change = await planChange(manager, job, ad, { row, facts });
    if (change === null) return { position, outcome: 'UNCHANGED', title };
    if (seen !== null && job.state === 'RUNNING') assertAsPreviewed(seen, change.before);
    return { position, ad, change };
  } catch (error) {
    return refused(position, title, refusalOf(error));
  }
}

function refused(position: number, title: string, message: string): RowOutcome {
  return { position, outcome: 'REFUSED', title, message };
}

function wouldChange({ position, ad, change: { before, after } }: PlannedRow): RowOutcome {
  return { position, outcome: 'CHANGED', title: nameOf(ad), before, after };
}
