import type { DataSource, EntityManager } from 'typeorm';
import type { FileStore } from '../../../platform/file-store/FileStore';
import { queueFileRemoval } from '../../brochures/assets/files/queueFileRemoval';
import { readProposals } from '../../brochures/assets/proposals/readProposal';
import type { Brochure } from '../../brochures/Brochure';
import { findOpenRevisions } from '../../brochures/revisions/findOpenRevision';
import { lockBrochures } from '../../brochures/writing/batch/lockBrochures';
import { refusalOf } from '../../brochures/writing/batch/refusalOf';
import { DomainError } from '../../../shared/errors/DomainError';
import { planApproval, type PlannedApproval } from '../../reviews/approvals/planApproval';
import { readApprovalFacts, type ApprovalFacts } from '../../reviews/approvals/readApprovalFacts';
import { writeApprovals } from '../../reviews/approvals/writeApprovals';
import { hashesOfProposal } from '../../reviews/findOpenProposal';
import type { BulkJob } from '../BulkJob';
import type { BatchDependencies } from '../steps/changeBatch';
import { claimRows, type ClaimedRow } from '../steps/claimRows';
import { saveOutcomes, type RowOutcome } from '../steps/saveOutcomes';
import { nameOf } from '../steps/writeChanges';
import { writeOrRefuse } from '../steps/writeOrRefuse';

export interface ApprovalDependencies extends BatchDependencies {
  database: DataSource;
  files: FileStore;
  publicUrl: string;
}

interface PlannedRow {
  position: number;
  approval: PlannedApproval;
}

/** The locks of the ads last while their files are copied. */
const filesAtOnce = 20;

/**
 * Tries or approves the next ads of a job in the caller's transaction, by the rules of a single decision
 * (docs/rules/statuses-and-reviews.md#reviews). Returns how many rows it has done.
 */
export async function approveBatch(
  manager: EntityManager,
  { actor, jobs, files, publicUrl, outward, database }: ApprovalDependencies,
  job: BulkJob,
): Promise<number> {
  const claimed = await claimRows(manager, job.id, 'WAITING');
  if (claimed.length === 0) return 0;
  const isTrial = job.state === 'CHECKING';
  const rows = isTrial ? claimed : await withFewFiles(manager, claimed);
  const ids = rows.map(({ brochureId }) => brochureId);
  const ads = await lockBrochures(manager, ids, { isLocked: !isTrial });
  const context = { ...actor, jobs, files, publicUrl, outward };
  const facts = await readApprovalFacts(manager, [...ads.values()], context);
  const planned: PlannedRow[] = [];
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    const result = await planRow(manager, row, { ad: ads.get(row.brochureId), facts });
    if ('outcome' in result) outcomes.push(result);
    else planned.push(result);
  }
  if (isTrial) outcomes.push(...planned.map(({ position, approval }) => ({ position, ...outcomeOf(approval) })));
  else {
    const hashes = planned.flatMap(({ approval: { files: change } }) =>
      (change?.after ?? []).flatMap(({ isHeld, sha256 }) => (isHeld && sha256 ? [sha256] : [])),
    );
    // outside of this transaction: should it be rolled back, the files that it made public go again
    if (hashes.length > 0) await database.transaction((own) => queueFileRemoval(own, { jobs }, hashes));
    const writing = {
      write: async (savepoint: EntityManager, some: readonly PlannedRow[]): Promise<RowOutcome[]> => {
        const approvals = some.map(({ approval }) => approval);
        const written = await writeApprovals(savepoint, context, approvals, facts);
        return some.map(({ position, approval }, at) => {
          const { ad = approval.ad, overwritten = null } = written[at] ?? {};
          const kept = overwritten && { version: ad.version, overwritten: approval.isUndoable ? overwritten : null };
          return { position, ...outcomeOf(approval), ...kept };
        });
      },
      refuse: ({ position, approval: { ad } }: PlannedRow, message: string): RowOutcome => ({
        ...{ position, outcome: 'REFUSED', title: nameOf(ad), message },
      }),
    };
    outcomes.push(...(await writeOrRefuse(manager, planned, writing)));
  }
  await saveOutcomes(manager, job.id, outcomes);
  return rows.length;
}

/**
 * Returns the first rows, whose approval copies few files; one row at least. The others wait for the next batch, unlocked
 * meanwhile: visitors take coupons of these ads.
 */
async function withFewFiles(manager: EntityManager, rows: readonly ClaimedRow[]): Promise<readonly ClaimedRow[]> {
  const revisions = await findOpenRevisions(
    manager,
    rows.map(({ brochureId }) => brochureId),
  );
  const proposals = await readProposals(manager, [...revisions.values()]);
  let files = 0;
  const end = rows.findIndex(({ brochureId }, at) => {
    const proposal = proposals.get(revisions.get(brochureId)?.id ?? 0);
    files += proposal === undefined ? 0 : hashesOfProposal(proposal).length;
    return at > 0 && files > filesAtOnce;
  });
  return end === -1 ? rows : rows.slice(0, end);
}

async function planRow(
  manager: EntityManager,
  { position, brochureId, seenVersion, seenSubmittedAt }: ClaimedRow,
  { ad, facts }: { ad: Brochure | undefined; facts: ApprovalFacts },
): Promise<PlannedRow | RowOutcome> {
  if (ad === undefined) return { position, outcome: 'REFUSED', message: 'There is no such ad any more.' };
  const seen = { version: seenVersion ?? 0, submittedAt: seenSubmittedAt };
  try {
    if (!ad.recordStatus) throw new DomainError('NOT_FOUND', `There is no ad ${brochureId}.`);
    return { position, approval: await planApproval(manager, { ad, comment: null, seen }, facts) };
  } catch (error) {
    return { position, outcome: 'REFUSED', title: nameOf(ad), message: refusalOf(error) };
  }
}

/** Returns the outcome of an approval, with the changed fields and status as in the audit log. */
function outcomeOf({
  ad,
  after,
  values,
  namedFiles,
  files,
  publication,
}: PlannedApproval): Omit<RowOutcome, 'position'> {
  if (values === null && files === null && publication === null) return { outcome: 'UNCHANGED', title: nameOf(ad) };
  return {
    ...{ outcome: 'CHANGED', title: nameOf(after) },
    before: {
      ...values?.before,
      ...(publication && { status: ad.status }),
      ...(namedFiles && { assets: namedFiles.before }),
    },
    after: {
      ...values?.after,
      ...(publication && { status: after.status }),
      ...(namedFiles && { assets: namedFiles.after }),
    },
  };
}
