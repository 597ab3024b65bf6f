import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { Asset } from '../assets/Asset';
import type { AssetType } from '../assets/AssetType';
import { applyArrangement } from '../assets/changing/arrangeAssets';
import type { AssetArrangement } from '../assets/changing/AssetArrangement';
import { listAssets } from '../assets/listAssets';
import type { planArrangement } from '../assets/changing/planArrangement';
import { refuseLostAssets } from '../assets/changing/refuseLostAssets';
import { auditedValues } from '../writing/values/auditedValues';
import type { Brochure } from '../Brochure';
import type { BrochureChanges, BrochureValues } from '../writing/values/BrochureChanges';
import { prepareChanges } from '../writing/prepareChanges';
import { mailSubmission } from '../submissions/mailSubmission';
import { realChanges } from '../writing/values/realChanges';
import { BrochureRevision } from './BrochureRevision';
import { findOpenRevision } from './findOpenRevision';

interface Proposal {
  /** action of the audit log entry */
  action?: 'updateBrochure' | 'renewBrochure';
  before: BrochureValues;
  changes: BrochureChanges;
  /** lists that the caller has sent replace those of the open revision */
  arrangement?: ReturnType<typeof planArrangement>;
}

/**
 * Stores a vendor's change of a live ad for the administrator. Several changes form one revision; a change back to the
 * present state withdraws it. Returns whether a revision waits afterwards.
 *
 * @throws DomainError VALIDATION_FAILED if the change could not be applied now
 */
export async function saveRevision(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  { action = 'updateBrochure', before, changes, arrangement }: Proposal,
): Promise<boolean> {
  const open = await findOpenRevision(manager, brochure.id);
  const isWaiting = open?.state === 'WAITING';
  const wanted = realChanges(before, { ...open?.changes, ...changes });
  const files = await tryArrangement(manager, brochure, mergeArrangements(open?.assetChanges ?? null, arrangement));
  const revisions = manager.getRepository(BrochureRevision);
  if (Object.keys(wanted).length === 0 && files === null) {
    if (open) await revisions.update({ id: open.id }, { state: 'WITHDRAWN', decidedAt: context.clock.now() });
    return false;
  }
  await prepareChanges(manager, brochure, wanted, context.clock.now());
  if (files) refuseLostAssets(brochure, { ...files.types, today: calendarDay(context.clock.now(), brochure.timeZone) });
  const saved = await revisions.save(
    Object.assign(open ?? revisions.create({ brochureId: brochure.id, decidedAt: null }), {
      state: 'WAITING' as const,
      changes: wanted,
      assetChanges: files?.arrangement ?? null,
      comment: null,
      submittedByAccountId: context.viewer?.accountId ?? null,
      submittedAt: context.clock.now(),
    }),
  );
  await recordAudit(manager, context, [
    {
      action,
      entityType: 'BrochureRevision',
      entityId: saved.id,
      before: { brochureId: brochure.id, ...auditedValues(before, wanted), ...files?.audited.before },
      after: { brochureId: brochure.id, ...auditedValues(wanted, wanted), ...files?.audited.after },
    },
  ]);
  if (!isWaiting) await mailSubmission(manager, context, { brochure, isChange: brochure.status === 'PUBLISHED' });
  return true;
}

function mergeArrangements(open: AssetArrangement | null, given: Proposal['arrangement']): AssetArrangement | null {
  const sortOrders = given?.sortOrders ?? open?.sortOrders ?? {};
  const removed = given?.removed ?? open?.removed ?? [];
  return Object.keys(sortOrders).length === 0 && removed.length === 0 ? null : { sortOrders, removed };
}

interface TriedArrangement {
  arrangement: AssetArrangement;
  types: { before: AssetType[]; after: AssetType[] };
  /** for the audit log */
  audited: { before: AuditedValues; after: AuditedValues };
}

/** Applies an arrangement to the ad's present files, without writing; null if it would change nothing (any more). */
async function tryArrangement(
  manager: EntityManager,
  brochure: Brochure,
  arrangement: AssetArrangement | null,
): Promise<TriedArrangement | null> {
  if (!arrangement) return null;
  const order = { sortOrder: 'ASC', id: 'ASC' } as const;
  const present = await manager.getRepository(Asset).find({ where: { brochureId: brochure.id }, order });
  const after = applyArrangement(present, arrangement);
  if (listAssets(present) === listAssets(after)) return null;
  return {
    arrangement,
    types: { before: present.map(({ type }) => type), after: after.map(({ type }) => type) },
    audited: { before: { assets: listAssets(present) }, after: { assets: listAssets(after) } },
  };
}
