import type { DataSource, EntityManager } from 'typeorm';
import type { FileStore } from '../../../platform/file-store/FileStore';
import { removeUnusedFilesJob } from '../../brochures/assets/files/removeUnusedFilesJob';
import { nameProposal } from '../../brochures/assets/proposals/nameProposal';
import { isEmptyProposal } from '../../brochures/assets/proposals/realProposal';
import { readAssets } from '../../brochures/assets/readAssets';
import type { Brochure } from '../../brochures/Brochure';
import { overwrittenValues } from '../../brochures/undo/overwrittenValues';
import { lockBrochures } from '../../brochures/writing/batch/lockBrochures';
import { readAdFacts, type AdFacts } from '../../brochures/writing/batch/readAdFacts';
import { refusalOf } from '../../brochures/writing/batch/refusalOf';
import { auditedValues } from '../../brochures/writing/values/auditedValues';
import { realChanges } from '../../brochures/writing/values/realChanges';
import { findOpenProposal, hashesOfProposal } from '../../reviews/findOpenProposal';
import { takeDecision } from '../../reviews/takeDecision';
import type { BulkJob } from '../BulkJob';
import type { BatchDependencies } from '../steps/changeBatch';
import { claimRows, type ClaimedRow } from '../steps/claimRows';
import { saveOutcomes, type RowOutcome } from '../steps/saveOutcomes';
import { withoutWriting } from '../steps/withoutWriting';
import { nameOf } from '../steps/writeChanges';

export interface ApprovalDependencies extends BatchDependencies {
  database: DataSource;
  files: FileStore;
  publicUrl: string;
}

/** An approval copies files and takes some twenty statements, so the locks of more ads would last too long. */
const batchSize = 20;

/**
 * Approves the next ads of a job in the caller's transaction, each by the rules of a single decision
 * (docs/rules/statuses-and-reviews.md#reviews). A trial takes each decision back. Returns how many rows it has done.
 */
export async function approveBatch(
  manager: EntityManager,
  dependencies: ApprovalDependencies,
  job: BulkJob,
): Promise<number> {
  const rows = await claimRows(manager, job.id, 'WAITING', { atMost: batchSize });
  if (rows.length === 0) return 0;
  const ids = rows.map(({ brochureId }) => brochureId);
  const isTrial = job.state === 'CHECKING';
  // a trial holds an ad only for its own decision, which is taken back
  const before = await lockBrochures(manager, ids, { isLocked: !isTrial });
  const facts = await readAdFacts(manager, ids);
  const results: (Approved | RowOutcome)[] = [];
  for (const row of rows) {
    results.push(await approveRow(manager, dependencies, row, { ad: before.get(row.brochureId), isTrial }));
  }
  const factsNow = await readAdFacts(manager, ids);
  const outcomes = results.map((result) =>
    'outcome' in result ? result : describe(manager, result, { before: facts, after: result.facts ?? factsNow }),
  );
  await saveOutcomes(manager, job.id, outcomes);
  return rows.length;
}

interface Approved {
  position: number;
  ad: Brochure;
  approved: Brochure;
  /** no file was replaced: those that were have gone */
  isUndoable: boolean;
  /** names of its files in both versions; null if they stay */
  files: ReturnType<typeof nameProposal>;
  /** of the approved ad, of a trial: it is taken back */
  facts?: AdFacts;
}

/** Ends the savepoint of a trial, which takes its decision back. */
class TrialEnd extends Error {}

async function approveRow(
  manager: EntityManager,
  { actor, jobs, files, publicUrl, outward, database }: ApprovalDependencies,
  { position, brochureId: id, seenVersion, seenSubmittedAt }: ClaimedRow,
  { ad, isTrial }: { ad: Brochure | undefined; isTrial: boolean },
): Promise<Approved | RowOutcome> {
  if (ad === undefined) return { position, outcome: 'REFUSED', message: 'There is no such ad any more.' };
  const title = nameOf(ad);
  const proposal = await findOpenProposal(manager, id);
  const hashes = hashesOfProposal(proposal);
  const hasNoFiles = isEmptyProposal(proposal);
  const named = hasNoFiles ? null : nameProposal(await readAssets(manager, id), proposal);
  // outside of this transaction: should it be rolled back, the files that it made public go again
  if (hashes.length > 0 && !isTrial)
    await database.transaction((own) => jobs.enqueue(own, removeUnusedFilesJob, { hashes }));
  const seen = { version: seenVersion ?? 0, submittedAt: seenSubmittedAt };
  const context = { ...actor, jobs, files: isTrial ? withoutWriting(files) : files, publicUrl, outward };
  let result: Approved | undefined;
  try {
    await manager.transaction(async (savepoint) => {
      const { after: approved } = await takeDecision(savepoint, context, {
        ...{ id, decision: 'APPROVE', comment: null, seen },
      });
      result = { position, ad, approved, isUndoable: hasNoFiles, files: named };
      if (!isTrial) return;
      result.facts = await readAdFacts(savepoint, [id]);
      throw new TrialEnd();
    });
  } catch (error) {
    if (!(error instanceof TrialEnd)) return { position, outcome: 'REFUSED', title, message: refusalOf(error) };
  }
  return result === undefined || result.approved.version === ad.version
    ? { position, outcome: 'UNCHANGED', title }
    : result;
}

/** Returns the outcome of an approval, with the changed fields and status as in the audit log. */
function describe(
  manager: EntityManager,
  { position, ad, approved, isUndoable, files }: Approved,
  facts: Record<'before' | 'after', AdFacts>,
): RowOutcome {
  const values = facts.before.valuesOf(ad);
  const changes = realChanges(values, facts.after.valuesOf(approved));
  const isPublished = ad.status !== approved.status;
  const further = facts.before.furtherIdsOf(ad);
  return {
    ...{ position, outcome: 'CHANGED', title: nameOf(approved), version: approved.version },
    before: {
      ...auditedValues(values, changes),
      ...(isPublished && { status: ad.status }),
      ...(files && { assets: files.before }),
    },
    after: {
      ...auditedValues(changes, changes),
      ...(isPublished && { status: approved.status }),
      ...(files && { assets: files.after }),
    },
    overwritten: isUndoable
      ? {
          columns: overwrittenValues(manager, ad, approved),
          ...(changes.brochureCategories !== undefined && { furtherCategoryIds: [...further] }),
        }
      : null,
  };
}
