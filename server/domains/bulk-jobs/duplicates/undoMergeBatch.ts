import type { EntityManager } from 'typeorm';
import type { Brochure } from '../../brochures/Brochure';
import { lockBrochures } from '../../brochures/writing/batch/lockBrochures';
import { refusalOf } from '../../brochures/writing/batch/refusalOf';
import type { MergeUndo } from '../../duplicates/merging/MergeUndo';
import { undoMerge } from '../../duplicates/merging/undoMerge';
import { reopenArchiveRequests } from '../../reviews/archive-requests/reopenArchiveRequests';
import type { BulkJob } from '../BulkJob';
import { BulkJobRow } from '../BulkJobRow';
import type { BatchDependencies } from '../steps/changeBatch';
import { claimRows } from '../steps/claimRows';
import { followUndo } from '../undoing/followUndo';
import { saveOutcomes, type RowOutcome } from '../steps/saveOutcomes';
import { idsOfRow } from './mergeBatch';

const action = 'undoBulkJob';

/** Taking a merge back takes some twenty statements, so the locks of more pairs would last too long. */
const pairsOfBatch = 20;

/**
 * Makes two ads of each of the next merged pairs again, in the caller's transaction, the last merge first. A pair that
 * would lose something stays merged, with the reason. Returns how many rows it has done.
 */
export async function undoMergeBatch(
  manager: EntityManager,
  dependencies: BatchDependencies,
  job: BulkJob,
): Promise<number> {
  const claimed = await claimRows(manager, job.id, 'CHANGED', { atMost: pairsOfBatch, isLastFirst: true });
  if (claimed.length === 0) return 0;
  const ids = [...new Set(claimed.flatMap(idsOfRow))];
  await lockBrochures(manager, ids);
  const outcomes: RowOutcome[] = [];
  for (const { position } of claimed) {
    // an undo before may have written the same ad, and moved up the versions of this row
    const row = await manager.getRepository(BulkJobRow).findOneByOrFail({ jobId: job.id, position });
    const ads = await lockBrochures(manager, idsOfRow(row));
    const [merged, keep] = idsOfRow(row).map((id) => ads.get(id));
    const problem = problemOf(row, { merged, keep });
    if (problem !== null || !merged || !keep) {
      outcomes.push({ position, outcome: 'KEPT', message: problem });
      continue;
    }
    try {
      await manager.transaction((savepoint) => separate(savepoint, dependencies, row, { merged, keep }));
      outcomes.push({ position, outcome: 'UNDONE', message: whatStays(row) });
    } catch (error) {
      outcomes.push({ position, outcome: 'KEPT', message: refusalOf(error) });
    }
  }
  await saveOutcomes(manager, job.id, outcomes);
  return claimed.length;
}

interface Pair {
  merged: Brochure;
  keep: Brochure;
}

function problemOf(
  { version, brochureId, overwritten, message }: BulkJobRow,
  { merged, keep }: Partial<Pair>,
): string | null {
  if (!merged || !keep) return 'One of the two ads is gone.';
  // of an erased person
  if (overwritten === null) return message;
  return merged.version === version ? null : `Somebody changed ad ${brochureId} after the job.`;
}

function whatStays({ overwritten, brochureId, otherBrochureId }: BulkJobRow): string | null {
  if ((overwritten as MergeUndo).figures !== null) return null;
  return `The figures of ad ${brochureId} until the merge stay with ad ${otherBrochureId}: they are too many to take back.`;
}

async function separate(
  manager: EntityManager,
  { actor, outward }: BatchDependencies,
  { jobId, position, overwritten, otherVersion }: BulkJobRow,
  { merged, keep }: Pair,
): Promise<void> {
  const ads = { merged, keep, isKeepUnchanged: keep.version === otherVersion };
  await undoMerge(manager, { ...actor, outward }, ads, overwritten as MergeUndo);
  const { id, archivedAt } = merged;
  if (archivedAt) await reopenArchiveRequests(manager, actor, { action, archivedAt: new Map([[id, archivedAt]]) });
  await followUndo(manager, { jobId, positions: [position] });
}
