import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Brochure } from '../Brochure';

/** Sends an ad for review, or makes it a draft again if `submittedAt` is null. The caller holds the ad's row lock. */
export async function changeSubmission(
  manager: EntityManager,
  context: Pick<RequestContext, 'clock' | 'viewer' | 'requestId'>,
  brochure: Brochure,
  { action, submittedAt }: { action: string; submittedAt: Date | null },
): Promise<Brochure> {
  const { id } = brochure;
  const brochures = manager.getRepository(Brochure);
  await brochures.update({ id }, { submittedAt, updatedAt: context.clock.now() });
  const states = { before: { isDraft: brochure.isDraft }, after: { isDraft: submittedAt === null } };
  await recordAudit(manager, context, [{ action, entityType: 'Brochure', entityId: id, ...states }]);
  return brochures.findOneByOrFail({ id });
}
