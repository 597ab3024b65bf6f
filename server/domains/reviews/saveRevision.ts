import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../platform/context/RequestContext';
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
}

/**
 * Keeps a vendor's change of a live ad for the administrator; it has to be one that could be applied now. Several
 * changes become one revision; one that leads back to what the ad says is withdrawn. Whether something waits then.
 */
export async function saveRevision(
  manager: EntityManager,
  context: RequestContext,
  brochure: Brochure,
  { action = 'updateBrochure', before, changes }: Proposal,
): Promise<boolean> {
  const open = await findOpenRevision(manager, brochure.id);
  const wanted = realChanges(before, { ...open?.changes, ...changes });
  const revisions = manager.getRepository(BrochureRevision);
  if (Object.keys(wanted).length === 0) {
    if (open) await revisions.update({ id: open.id }, { state: 'WITHDRAWN', decidedAt: context.clock.now() });
    return false;
  }
  await prepareChanges(manager, brochure, wanted, context.clock.now());
  const saved = await revisions.save(
    Object.assign(open ?? revisions.create({ brochureId: brochure.id, decidedAt: null }), {
      state: 'WAITING' as const,
      changes: wanted,
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
      before: { brochureId: brochure.id, ...auditedValues(before, wanted) },
      after: { brochureId: brochure.id, ...auditedValues(wanted, wanted) },
    },
  ]);
  return true;
}
