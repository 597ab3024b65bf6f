import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import { keepFormerAssets } from '../../brochures/assets/history/keepFormerAssets';
import { dropProposedAssets } from '../../brochures/assets/proposals/storeProposedAssets';
import { writeProposedAssets } from '../../brochures/assets/proposals/writeProposedAssets';
import type { Brochure } from '../../brochures/Brochure';
import { BrochureRevision } from '../../brochures/revisions/BrochureRevision';
import { brochurePublishedJob } from '../../brochures/statuses/brochurePublishedJob';
import type { OverwrittenValues } from '../../brochures/undo/overwrittenValues';
import { writeAds } from '../../brochures/writing/batch/writePlanned';
import { keepReviews } from '../keepReviews';
import type { DecisionContext } from '../sendBack';
import { mailApprovals } from './mailApprovals';
import type { PlannedApproval } from './planApproval';
import type { ApprovalFacts } from './readApprovalFacts';

export interface WrittenApproval {
  reviewId: number;
  /** as it is now */
  ad: Brochure;
  /** null: the approval has left the ad as it was */
  overwritten: OverwrittenValues | null;
}

const action = 'reviewBrochure';

/**
 * Carries out approvals in the caller's transaction: records them with their reviewer, applies the pending changes,
 * publishes, and mails. It takes as many statements for many ads as for one. The caller holds the ads' row locks and
 * runs this inside `withStoredFiles` or its like. Returns what became of the ads in the given order.
 */
export async function writeApprovals(
  manager: EntityManager,
  context: DecisionContext,
  planned: readonly PlannedApproval[],
  facts: ApprovalFacts,
): Promise<WrittenApproval[]> {
  const { now } = facts;
  const reviewIds = await keepReviews(
    manager,
    context,
    planned.map(({ ad: { id }, comment, revision }) => ({ id, decision: 'APPROVE', comment, revision })),
  );
  const revisions = planned.flatMap(({ revision }) => revision ?? []);
  await settle(manager, planned, now);
  const written = await writeAds(
    manager,
    planned.filter(isChanged).map(({ ad, values, publication }) => ({
      ad,
      change: {
        columns: { ...values?.columns, ...publication?.columns },
        furtherCategoryIds: values?.furtherCategoryIds,
      },
    })),
    { facts, now },
  );
  await writeProposedAssets(
    manager,
    context,
    planned.flatMap(({ files }) => files ?? []),
  );
  await dropProposedAssets(
    manager,
    context,
    revisions.map(({ id }) => id),
  );
  await recordChanges(manager, context, planned, now);
  const published = planned.filter(({ publication }) => publication !== null);
  const publishedAt = now.toISOString();
  await context.jobs.enqueueAll(
    manager,
    brochurePublishedJob,
    published.map(({ ad: { id: brochureId } }) => ({ brochureId, publishedAt })),
  );
  const writtenById = new Map(written.map((each) => [each.ad.id, each]));
  const approved = planned.map(({ ad }, at) => ({
    reviewId: reviewIds[at] ?? 0,
    ad: writtenById.get(ad.id)?.ad ?? ad,
    overwritten: writtenById.get(ad.id)?.overwritten ?? null,
  }));
  await mailApprovals(
    manager,
    context,
    approved.flatMap(({ reviewId, ad: brochure }, at) =>
      isChangeOfLiveAd(planned[at]) ? [{ event: `review:${reviewId}`, brochure, isChange: true }] : [],
    ),
  );
  return approved;
}

/** Whether anything of the ad differs afterwards, so that its version rises. */
function isChanged({ values, files, publication }: PlannedApproval): boolean {
  return values !== null || files !== null || publication !== null;
}

function isChangeOfLiveAd(approval: PlannedApproval | undefined): boolean {
  return approval !== undefined && approval.revision !== null && approval.ad.status === 'PUBLISHED';
}

/** Ends the revisions. All approvals of a batch have the same comment, or none. */
async function settle(manager: EntityManager, planned: readonly PlannedApproval[], decidedAt: Date): Promise<void> {
  const comments = new Set(planned.map(({ comment }) => comment));
  for (const comment of comments) {
    const ids = planned.flatMap((each) => (each.comment === comment && each.revision ? [each.revision.id] : []));
    if (ids.length === 0) continue;
    await manager.getRepository(BrochureRevision).update({ id: In(ids) }, { state: 'APPLIED', comment, decidedAt });
  }
}

/** Records what changes, step by step; the decisions themselves have a line before these. Keeps the files' former states. */
async function recordChanges(
  manager: EntityManager,
  context: DecisionContext,
  planned: readonly PlannedApproval[],
  now: Date,
): Promise<void> {
  const steps = planned.flatMap(({ ad, values, files, publication }) =>
    [values, files?.audited ?? null, publication].flatMap((step) => (step === null ? [] : [{ ad, files, step }])),
  );
  const entryIds = await recordAudit(
    manager,
    context,
    steps.map(({ ad: { id: entityId }, step: { before, after } }) => ({
      ...{ action, entityType: 'Brochure', entityId, before, after },
    })),
  );
  const changesOfFiles = steps.flatMap(({ ad: brochure, files, step }, at) => {
    if (files === null || step !== files.audited) return [];
    const before = files.versions.flatMap(({ live }) => live ?? []);
    return [{ brochure, before, after: files.after, entryId: entryIds[at] }];
  });
  await keepFormerAssets(manager, changesOfFiles, now);
}
