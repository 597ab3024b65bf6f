import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { overwrittenValues, type OverwrittenValues } from '../../undo/overwrittenValues';
import type { Brochure } from '../../Brochure';
import { writeFurtherCategoriesOf } from '../writeFurtherCategories';
import { lockBrochures } from './lockBrochures';
import type { PlannedChange } from './planUpdate';
import type { AdFacts } from './readAdFacts';
import { writeColumns } from './writeColumns';

export interface PlannedAd {
  ad: Brochure;
  change: PlannedChange;
}

export interface WrittenAd {
  /** after the change */
  ad: Brochure;
  overwritten: OverwrittenValues;
}

type Actor = Pick<RequestContext, 'clock' | 'viewer' | 'requestId'> & { bulkJobId?: number };

/**
 * Writes the planned changes of a batch with their lines of the audit log, in a few statements. The caller holds the ads'
 * row locks. Returns the ads in the given order.
 */
export async function writePlanned(
  manager: EntityManager,
  actor: Actor,
  planned: readonly PlannedAd[],
  { action, facts, now }: { action: string; facts: AdFacts; now: Date },
): Promise<WrittenAd[]> {
  const lines = planned.map(({ ad: { id }, change: { before, after } }) => ({
    ...{ action, entityType: 'Brochure', entityId: id, before, after },
  }));
  await recordAudit(manager, actor, lines);
  return writeAds(manager, planned, { facts, now });
}

/** The same without lines of the audit log, which the caller writes. */
export async function writeAds(
  manager: EntityManager,
  planned: readonly { ad: Brochure; change: Pick<PlannedChange, 'columns' | 'furtherCategoryIds'> }[],
  { facts, now }: { facts: AdFacts; now: Date },
): Promise<WrittenAd[]> {
  if (planned.length === 0) return [];
  await writeColumns(
    manager,
    planned.map(({ ad: { id }, change: { columns } }) => ({ id, columns })),
    now,
  );
  const further = planned.flatMap(({ ad: { id }, change: { furtherCategoryIds: ids } }) => (ids ? [{ id, ids }] : []));
  await writeFurtherCategoriesOf(manager, further);
  const written = await lockBrochures(
    manager,
    planned.map(({ ad }) => ad.id),
  );
  return planned.map(({ ad, change }) => {
    const after = written.get(ad.id);
    if (!after) throw new Error(`The ad ${ad.id} is gone while it was locked.`);
    const overwritten = {
      columns: overwrittenValues(manager, ad, after),
      ...(change.furtherCategoryIds && { furtherCategoryIds: [...facts.furtherIdsOf(ad)] }),
    };
    return { ad: after, overwritten };
  });
}
