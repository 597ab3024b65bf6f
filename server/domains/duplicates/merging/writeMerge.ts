import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { Asset } from '../../brochures/assets/Asset';
import { highestSortOrder } from '../../brochures/assets/changing/sortOrder';
import type { Brochure } from '../../brochures/Brochure';
import { moveBrochure } from '../../brochures/statuses/moveBrochure';
import { touchBrochure } from '../../brochures/touchBrochure';
import { overwrittenValues } from '../../brochures/undo/overwrittenValues';
import type { JudgingContext } from '../../brochures/writing/prepareChanges';
import { writeBrochure } from '../../brochures/writing/writeBrochure';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import { MergedBrochure } from '../MergedBrochure';
import type { MergeUndo } from './MergeUndo';
import { moveFigures } from './moveFigures';
import type { PlannedMerge } from './planMerge';

export const mergeAction = 'mergeBrochures';

export type MergeActor = JudgingContext &
  Pick<RequestContext, 'viewer' | 'requestId'> & { bulkJobId?: number | undefined };

export interface WrittenMerge {
  brochure: Brochure;
  merged: Brochure;
  undo: MergeUndo;
}

/**
 * Makes one ad of two as planned. The caller holds the row locks of both. Each of the two ads gets one version more, so
 * that earlier jobs can follow an undo.
 */
export async function writeMerge(
  manager: EntityManager,
  actor: MergeActor,
  { keep, merge }: { keep: Brochure; merge: Brochure },
  plan: PlannedMerge,
): Promise<WrittenMerge> {
  const files = await moveFiles(manager, keep.id, plan);
  const figures = await moveFigures(manager, { from: merge, to: keep });
  const written = await writeBrochure(manager, actor, keep, { action: mergeAction, changes: plan.gaps });
  const now = actor.clock.now();
  const merged = await moveBrochure(manager, actor, merge, {
    ...{ action: mergeAction, verb: 'archive' },
    prepare: () => ({ archiveReason: 'MANUAL', archivedAt: now }),
  });
  const links = manager.getRepository(MergedBrochure);
  const followers = (await links.find({ where: { newId: merge.id }, order: { oldId: 'ASC' } })).map(
    ({ oldId }) => oldId,
  );
  await links.update({ newId: merge.id }, { newId: keep.id });
  await links.save({ oldId: merge.id, newId: keep.id, mergedAt: now });
  const line = { entityType: 'Brochure', entityId: keep.id, before: null, after: { mergedFrom: merge.id } };
  await recordAudit(manager, actor, [{ action: mergeAction, ...line }]);
  const brochure = written.version === keep.version ? await touchBrochure(manager, actor, keep.id) : written;
  const { detailViewsCount: _views, ...mergedColumns } = overwrittenValues(manager, merge, merged);
  return { brochure, merged, undo: { mergedColumns, filled: filledOf(plan, written), files, figures, followers } };
}

/** As stored: writing cleans texts. */
function filledOf({ gaps }: PlannedMerge, written: Brochure): AuditedValues {
  return Object.fromEntries(
    Object.keys(gaps).map((name) => [name, written[name as keyof Brochure] as AuditedValues[string]]),
  );
}

/** Pictures and files of both, each content once, those of the ad that stays first. Returns the moved ones. */
async function moveFiles(
  manager: EntityManager,
  brochureId: number,
  { present, coming }: PlannedMerge,
): Promise<MergeUndo['files']> {
  let last = Math.max(-1, ...present.map(({ sortOrder }) => sortOrder));
  for (const { id } of coming) {
    last = Math.min(last + 1, highestSortOrder);
    await manager.getRepository(Asset).update({ id }, { brochureId, sortOrder: last });
  }
  return coming.map(({ id, sortOrder }) => ({ id, sortOrder }));
}
