import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import type { Brochure } from '../../brochures/Brochure';
import { planMove } from '../../brochures/statuses/moveBrochure';
import { writeAds, type WrittenAd } from '../../brochures/writing/batch/writePlanned';
import type { JudgingContext } from '../../brochures/writing/prepareChanges';
import { MergedBrochure } from '../MergedBrochure';
import type { MergeUndo } from './MergeUndo';
import { moveFigures } from './moveFigures';
import { moveFiles } from './moveFiles';
import type { PlannedMerge } from './planMerge';
import type { MergeFacts } from './readMergeFacts';

export const mergeAction = 'mergeBrochures';

export type MergeActor = JudgingContext &
  Pick<RequestContext, 'viewer' | 'requestId' | 'jobs'> & { bulkJobId?: number | undefined };

export interface WrittenMerge {
  brochure: Brochure;
  merged: Brochure;
  undo: MergeUndo;
}

/**
 * Makes one ad of each two as planned, in as many statements for many pairs as for one; no ad may be in two pairs. The
 * caller holds the row locks of all. Each ad gets one version more, so that earlier jobs can follow an undo. Returns what
 * became of the pairs in the given order.
 */
export async function writeMerges(
  manager: EntityManager,
  actor: MergeActor,
  planned: readonly PlannedMerge[],
  facts: MergeFacts,
): Promise<WrittenMerge[]> {
  const { now } = facts;
  await moveFiles(
    manager,
    planned.flatMap(({ moved }) => moved),
  );
  const figures = await moveFigures(
    manager,
    planned.map(({ keep, merge }) => ({ from: merge, to: keep })),
    actor.jobs,
  );
  const steps = planned.map((plan) => ({ plan, archiving: planArchiving(plan, now) }));
  const changes = steps.flatMap(({ plan: { keep, merge, change }, archiving }) => [
    { ad: keep, change: { columns: change?.columns ?? {} } },
    { ad: merge, change: { columns: archiving } },
  ]);
  const written = new Map(
    (await writeAds(manager, changes, { facts, now })).map((each): [number, WrittenAd] => [each.ad.id, each]),
  );
  const followers = await moveLinks(manager, planned, now);
  await recordAudit(manager, actor, steps.flatMap(linesOf));
  return planned.map(({ keep, merge, gaps, coming }, at) => {
    const brochure = written.get(keep.id)?.ad ?? keep;
    const { ad: merged = merge, overwritten } = written.get(merge.id) ?? {};
    const { detailViewsCount: _views, ...mergedColumns } = overwritten?.columns ?? {};
    const files = coming.map(({ id, sortOrder }) => ({ id, sortOrder }));
    const undo: MergeUndo = {
      ...{ mergedColumns, files, filled: filledOf(Object.keys(gaps), brochure) },
      ...{ figures: figures[at] ?? null, followers: followers.get(merge.id) ?? [] },
    };
    return { brochure, merged, undo };
  });
}

function planArchiving({ merge }: PlannedMerge, now: Date): Partial<Brochure> {
  return { ...planMove(merge, 'archive', now), archiveReason: 'MANUAL', archivedAt: now };
}

function linesOf({ plan: { keep, merge, change }, archiving }: { plan: PlannedMerge; archiving: Partial<Brochure> }) {
  const of = { action: mergeAction, entityType: 'Brochure' };
  const { status = merge.status, archiveReason = null } = archiving;
  return [
    ...(change ? [{ ...of, entityId: keep.id, before: change.before, after: change.after }] : []),
    {
      ...{ ...of, entityId: merge.id },
      before: { status: merge.status, archiveReason: merge.archiveReason },
      after: { status, archiveReason },
    },
    { ...of, entityId: keep.id, before: null, after: { mergedFrom: merge.id } },
  ];
}

/** As stored: writing cleans texts. */
function filledOf(names: readonly string[], written: Brochure): AuditedValues {
  return Object.fromEntries(names.map((name) => [name, written[name as keyof Brochure] as AuditedValues[string]]));
}

/** Leads the addresses of the merged ads to those that stay. Returns the ads that had been merged into each of them. */
async function moveLinks(
  manager: EntityManager,
  planned: readonly PlannedMerge[],
  mergedAt: Date,
): Promise<Map<number, number[]>> {
  // an ad that was merged into the other one and brought back needs its link no more; of an UPDATE the driver returns the
  // rows and their number
  const [rows] = await manager.query<[{ old_id: number; merge_id: number }[], number]>(
    `WITH pair AS (SELECT * FROM unnest($1::integer[], $2::integer[]) AS pair (merge_id, keep_id)),
       returned AS (DELETE FROM merged_brochures AS link USING pair WHERE link.old_id = keep_id AND link.new_id = merge_id)
     UPDATE merged_brochures AS link SET new_id = pair.keep_id
     FROM pair WHERE link.new_id = pair.merge_id AND link.old_id <> pair.keep_id
     RETURNING link.old_id, pair.merge_id`,
    [planned.map(({ merge }) => merge.id), planned.map(({ keep }) => keep.id)],
  );
  const links = planned.map(({ keep, merge }) => ({ oldId: merge.id, newId: keep.id, mergedAt }));
  await manager.getRepository(MergedBrochure).upsert(links, ['oldId']);
  const followers = new Map<number, number[]>();
  for (const { old_id, merge_id } of rows.toSorted((one, other) => one.old_id - other.old_id)) {
    followers.set(merge_id, [...(followers.get(merge_id) ?? []), old_id]);
  }
  return followers;
}
