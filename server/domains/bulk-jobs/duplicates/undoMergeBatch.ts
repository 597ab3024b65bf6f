import { In, type EntityManager } from 'typeorm';
import type { Brochure } from '../../brochures/Brochure';
import { lockBrochures } from '../../brochures/writing/batch/lockBrochures';
import { refusalOf } from '../../brochures/writing/batch/refusalOf';
import type { MergeUndo } from '../../duplicates/merging/MergeUndo';
import { planUndo, readUndoFacts, type MergedPair, type PlannedUndo } from '../../duplicates/merging/planUndo';
import { undoMerges } from '../../duplicates/merging/undoMerges';
import { reopenArchiveRequests } from '../../reviews/archive-requests/reopenArchiveRequests';
import type { BulkJob } from '../BulkJob';
import { BulkJobRow } from '../BulkJobRow';
import type { BatchDependencies } from '../steps/changeBatch';
import { claimRows, type ClaimedRow } from '../steps/claimRows';
import { followUndo } from '../undoing/followUndo';
import { saveOutcomes, type RowOutcome } from '../steps/saveOutcomes';
import { writeOrRefuse } from '../steps/writeOrRefuse';
import { idsOfRow, roundsOf } from './roundsOf';

const action = 'undoBulkJob';

/** Undoing moves the events of ads too, and their locks should not last long. */
const pairsOfBatch = 20;

interface RowOfPair {
  row: BulkJobRow;
  pair: MergedPair;
}

interface PlannedRow {
  row: BulkJobRow;
  plan: PlannedUndo;
}

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
  await lockBrochures(manager, [...new Set(claimed.flatMap(idsOfRow))]);
  const outcomes: RowOutcome[] = [];
  for (const round of roundsOf(claimed)) outcomes.push(...(await undoRound(manager, dependencies, job, round)));
  await saveOutcomes(manager, job.id, outcomes);
  return claimed.length;
}

async function undoRound(
  manager: EntityManager,
  dependencies: BatchDependencies,
  job: BulkJob,
  round: readonly ClaimedRow[],
): Promise<RowOutcome[]> {
  // an undo before may have written the same ads, and moved up the versions of these rows
  const position = In(round.map((each) => each.position));
  const rows = await manager.getRepository(BulkJobRow).find({ where: { jobId: job.id, position } });
  const ads = await lockBrochures(manager, rows.flatMap(idsOfRow));
  const read = rows.map((row) => pairOf(row, ads));
  const pairs = read.filter((each) => 'pair' in each);
  const now = dependencies.actor.clock.now();
  const facts = await readUndoFacts(
    manager,
    pairs.map(({ pair }) => pair),
    now,
  );
  const planned = pairs.map(({ row, pair }): PlannedRow | RowOutcome => {
    try {
      return { row, plan: planUndo(pair, facts) };
    } catch (error) {
      return kept(row, refusalOf(error));
    }
  });
  const undone = await writeOrRefuse(
    manager,
    planned.filter((each) => 'plan' in each),
    {
      write: (savepoint, some) => separate(savepoint, dependencies, some),
      refuse: ({ row }, message) => kept(row, message),
    },
  );
  return [...[...read, ...planned].filter((each) => 'outcome' in each), ...undone];
}

/** Returns the ads of a row, or why they stay merged. */
function pairOf(row: BulkJobRow, ads: ReadonlyMap<number, Brochure>): RowOfPair | RowOutcome {
  const [merged, keep] = idsOfRow(row).map((id) => ads.get(id));
  if (!merged || !keep) return kept(row, 'One of the two ads is gone.');
  // of an erased person
  if (row.overwritten === null) return kept(row, row.message);
  if (merged.version !== row.version) return kept(row, `Somebody changed ad ${merged.id} after the job.`);
  const undo = row.overwritten as MergeUndo;
  return { row, pair: { merged, keep, isKeepUnchanged: keep.version === row.otherVersion, undo } };
}

function kept({ position }: BulkJobRow, message: string | null): RowOutcome {
  return { position, outcome: 'KEPT', message };
}

async function separate(
  manager: EntityManager,
  { actor, outward }: BatchDependencies,
  planned: readonly PlannedRow[],
): Promise<RowOutcome[]> {
  const plans = planned.map(({ plan }) => plan);
  await undoMerges(manager, { ...actor, outward }, plans);
  const archivedAt = new Map(
    plans.flatMap(({ merged: { id, archivedAt: at } }) => (at === null ? [] : [[id, at] as const])),
  );
  if (archivedAt.size > 0) await reopenArchiveRequests(manager, actor, { action, archivedAt });
  const [first] = planned;
  const positions = planned.map(({ row: { position } }) => position);
  if (first) await followUndo(manager, { jobId: first.row.jobId, positions });
  return planned.map(({ row, plan }) => ({ position: row.position, outcome: 'UNDONE', message: whatStays(row, plan) }));
}

function whatStays({ brochureId, otherBrochureId }: BulkJobRow, { undo }: PlannedUndo): string | null {
  if (undo.figures !== null) return null;
  return `The figures of ad ${brochureId} until the merge stay with ad ${otherBrochureId}: they are too many to take back.`;
}
