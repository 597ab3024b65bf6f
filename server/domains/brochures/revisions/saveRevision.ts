import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { auditedProposal } from '../assets/proposals/auditedProposal';
import { applyProposal } from '../assets/proposals/applyProposal';
import type { AssetProposal } from '../assets/proposals/AssetProposal';
import { readProposal } from '../assets/proposals/readProposal';
import { isEmptyProposal, realProposal } from '../assets/proposals/realProposal';
import { dropProposedAssets, storeProposedAssets } from '../assets/proposals/storeProposedAssets';
import { readAssets } from '../assets/readAssets';
import { typesOf } from '../assets/typesOf';
import { refuseLostAssets } from '../assets/changing/refuseLostAssets';
import { refuseTooManyAssets } from '../assets/files/refuseTooManyAssets';
import { auditedValues } from '../writing/values/auditedValues';
import type { Brochure } from '../Brochure';
import type { BrochureChanges, BrochureValues } from '../writing/values/BrochureChanges';
import { prepareChanges } from '../writing/prepareChanges';
import { brochureSubmittedJob } from '../submissions/brochureSubmittedJob';
import { mailSubmission } from '../submissions/mailSubmission';
import { realChanges } from '../writing/values/realChanges';
import { BrochureRevision } from './BrochureRevision';
import { findOpenRevision } from './findOpenRevision';

interface Proposal {
  /** action of the audit log entry */
  action?: string;
  before: BrochureValues;
  changes: BrochureChanges;
  /** the whole change of the ad's files; undefined: as the open revision has it */
  assets?: AssetProposal;
}

/**
 * Stores a vendor's change of a live ad, of its values and its files, for the administrator. Several changes form one
 * revision; a change back to the present state withdraws it. Returns whether a revision waits afterwards.
 *
 * @throws DomainError VALIDATION_FAILED if the change could not be applied now
 */
export async function saveRevision(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  { action = 'updateBrochure', before, changes, assets }: Proposal,
): Promise<boolean> {
  const open = await findOpenRevision(manager, brochure.id);
  const isWaiting = open?.state === 'WAITING';
  const wanted = realChanges(before, { ...open?.changes, ...changes });
  const live = await readAssets(manager, brochure.id);
  const proposal = realProposal(live, assets ?? (await readProposal(manager, open)));
  const revisions = manager.getRepository(BrochureRevision);
  if (Object.keys(wanted).length === 0 && isEmptyProposal(proposal)) {
    if (open) {
      await revisions.update({ id: open.id }, { state: 'WITHDRAWN', decidedAt: context.clock.now() });
      await dropProposedAssets(manager, context, [open.id]);
      const withdrawn = { brochureId: brochure.id, state: 'WITHDRAWN' };
      const line = { action, entityType: 'BrochureRevision', entityId: open.id };
      await recordAudit(manager, context, [{ ...line, before: { brochureId: brochure.id }, after: withdrawn }]);
    }
    return false;
  }
  await prepareChanges(manager, brochure, wanted, context);
  if (!isEmptyProposal(proposal)) {
    const types = { before: typesOf(live), after: typesOf(applyProposal(live, proposal)) };
    refuseTooManyAssets(types.after);
    refuseLostAssets(brochure, { ...types, today: calendarDay(context.clock.now(), brochure.timeZone) });
  }
  const saved = await revisions.save(
    Object.assign(open ?? revisions.create({ brochureId: brochure.id, decidedAt: null }), {
      state: 'WAITING' as const,
      changes: wanted,
      assetChanges: isEmptyProposal({ ...proposal, files: [] }) ? null : proposal.arrangement,
      comment: null,
      submittedByAccountId: context.viewer?.accountId ?? null,
      submittedAt: context.clock.now(),
    }),
  );
  await storeProposedAssets(manager, context, saved.id, proposal.files);
  const files = auditedProposal(live, proposal);
  await recordAudit(manager, context, [
    {
      action,
      entityType: 'BrochureRevision',
      entityId: saved.id,
      before: { brochureId: brochure.id, ...auditedValues(before, wanted), ...files.before },
      after: { brochureId: brochure.id, ...auditedValues(wanted, wanted), ...files.after },
    },
  ]);
  if (isWaiting) return true;
  const isChange = brochure.status === 'PUBLISHED';
  await mailSubmission(manager, context, { brochure, isChange });
  if (isChange) {
    const job = { brochureId: brochure.id, submittedAt: saved.submittedAt.toISOString(), isChange };
    await context.jobs.enqueue(manager, brochureSubmittedJob, job);
  }
  return true;
}
