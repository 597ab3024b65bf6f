import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
import { calendarDay } from '../../shared/dates/calendarDay';
import { Asset } from '../assets/Asset';
import { applyArrangement } from '../brochures/assets/arrangeAssets';
import type { AssetArrangement } from '../brochures/assets/AssetArrangement';
import { listAssets } from '../brochures/assets/listAssets';
import type { planArrangement } from '../brochures/assets/planArrangement';
import { refuseLostAssets } from '../brochures/assets/refuseLostAssets';
import { auditedValues } from '../brochures/writing/auditedValues';
import type { Brochure } from '../brochures/Brochure';
import type { BrochureChanges, BrochureValues } from '../brochures/writing/BrochureChanges';
import { prepareChanges } from '../brochures/writing/prepareChanges';
import { realChanges } from '../brochures/writing/realChanges';
import { BrochureRevision } from './BrochureRevision';
import { findOpenRevision } from './findOpenRevision';

interface Proposal {
  /** of the audit log's line */
  action?: 'updateBrochure' | 'renewBrochure';
  before: BrochureValues;
  changes: BrochureChanges;
  /** lists that the caller has sent replace those that wait */
  arrangement?: ReturnType<typeof planArrangement>;
}

/**
 * Keeps a vendor's change of a live ad for the administrator; it has to be one that could be applied now. Several
 * changes become one revision; one that leads back to what the ad says is withdrawn. Whether something waits then.
 */
export async function saveRevision(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  { action = 'updateBrochure', before, changes, arrangement }: Proposal,
): Promise<boolean> {
  const open = await findOpenRevision(manager, brochure.id);
  const wanted = realChanges(before, { ...open?.changes, ...changes });
  const assetChanges = mergeArrangements(open?.assetChanges ?? null, arrangement);
  const revisions = manager.getRepository(BrochureRevision);
  if (Object.keys(wanted).length === 0 && assetChanges === null) {
    if (open) await revisions.update({ id: open.id }, { state: 'WITHDRAWN', decidedAt: context.clock.now() });
    return false;
  }
  await prepareChanges(manager, brochure, wanted, context.clock.now());
  const files = assetChanges && (await tryArrangement(manager, context, brochure, assetChanges));
  const saved = await revisions.save(
    Object.assign(open ?? revisions.create({ brochureId: brochure.id, decidedAt: null }), {
      state: 'WAITING' as const,
      changes: wanted,
      assetChanges,
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
      before: { brochureId: brochure.id, ...auditedValues(before, wanted), ...files?.before },
      after: { brochureId: brochure.id, ...auditedValues(wanted, wanted), ...files?.after },
    },
  ]);
  return true;
}

function mergeArrangements(open: AssetArrangement | null, given: Proposal['arrangement']): AssetArrangement | null {
  const sortOrders = given?.sortOrders ?? open?.sortOrders ?? {};
  const removed = given?.removed ?? open?.removed ?? [];
  return Object.keys(sortOrders).length === 0 && removed.length === 0 ? null : { sortOrders, removed };
}

/** What the audit log says of the files; refuses what a published ad cannot do without. */
async function tryArrangement(
  manager: EntityManager,
  { clock }: RequestContext,
  brochure: Brochure,
  arrangement: AssetArrangement,
): Promise<{ before: AuditedValues; after: AuditedValues }> {
  const order = { sortOrder: 'ASC', id: 'ASC' } as const;
  const present = await manager.getRepository(Asset).find({ where: { brochureId: brochure.id }, order });
  const after = applyArrangement(present, arrangement);
  refuseLostAssets(brochure, {
    before: present.map(({ type }) => type),
    after: after.map(({ type }) => type),
    today: calendarDay(clock.now(), brochure.timeZone),
  });
  return { before: { assets: listAssets(present) }, after: { assets: listAssets(after) } };
}
