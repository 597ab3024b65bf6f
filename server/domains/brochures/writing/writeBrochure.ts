import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Brochure } from '../Brochure';
import type { BrochureChanges } from './values/BrochureChanges';
import { auditedValues } from './values/auditedValues';
import { brochureValues } from './values/brochureValues';
import { isPlacedAnew } from '../positions/isPlacedAnew';
import { prepareChanges, type JudgingContext } from './prepareChanges';
import { realChanges } from './values/realChanges';
import { withMapAreaDid } from './values/withMapAreaDid';
import { writeFurtherCategories } from './writeFurtherCategories';

/** Changes an ad and writes the audit log; does neither if nothing differs. The caller holds the ad's row lock. */
export async function writeBrochure(
  manager: EntityManager,
  context: JudgingContext & Pick<RequestContext, 'viewer' | 'requestId'>,
  brochure: Brochure,
  { action, changes: wanted }: { action: string; changes: BrochureChanges },
): Promise<Brochure> {
  const { id } = brochure;
  const before = await brochureValues(manager, brochure);
  const changes = realChanges(before, await withMapAreaDid(manager, wanted));
  if (await isPlacedAnew(manager, brochure, wanted)) changes.latitude = null;
  if (Object.keys(changes).length === 0) return brochure;
  const now = context.clock.now();
  const { columns, furtherCategoryIds } = await prepareChanges(manager, brochure, changes, context);
  const brochures = manager.getRepository(Brochure);
  await brochures.update({ id }, { ...columns, updatedAt: now });
  if (furtherCategoryIds) await writeFurtherCategories(manager, id, furtherCategoryIds);
  const after = await brochures.findOneByOrFail({ id });
  const difference = realChanges(before, await brochureValues(manager, after));
  await recordAudit(manager, context, [
    {
      action,
      entityType: 'Brochure',
      entityId: id,
      before: auditedValues(before, difference),
      after: auditedValues(difference, difference),
    },
  ]);
  return after;
}
