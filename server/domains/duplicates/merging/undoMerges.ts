import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import { writeColumns, type ColumnsOfAd } from '../../brochures/writing/batch/writeColumns';
import { MergedBrochure } from '../MergedBrochure';
import { returnFigures } from './moveFigures';
import { moveFiles } from './moveFiles';
import { nothingOf, type PlannedUndo } from './planUndo';
import type { MergeActor } from './writeMerges';

/**
 * Makes two ads of each merged one again as planned, in as many statements for many pairs as for one; no ad may be in two
 * pairs. The merged ad gets its state, files, figures, pages and QR codes back. What the ad that stayed has got since,
 * views and edits, stays with it. The caller holds the row locks of all.
 */
export async function undoMerges(
  manager: EntityManager,
  actor: Omit<MergeActor, 'jobs'>,
  planned: readonly PlannedUndo[],
): Promise<void> {
  await moveFiles(
    manager,
    planned.flatMap(({ merged, undo }) => undo.files.map((file) => ({ ...file, brochureId: merged.id }))),
  );
  await returnFigures(
    manager,
    planned.flatMap(({ keep, merged, undo: { figures } }) =>
      figures === null ? [] : [{ from: keep.id, to: merged.id, figures }],
    ),
  );
  await returnLinks(manager, planned);
  const ads = planned.flatMap((each): ColumnsOfAd[] => [
    { id: each.keep.id, columns: nothingOf(each) },
    { id: each.merged.id, columns: each.undo.mergedColumns },
  ]);
  await writeColumns(manager, ads, actor.clock.now());
  await recordAudit(manager, actor, planned.flatMap(linesOf));
}

/** Leads the addresses of the merged ads, and of those that had been merged into them, to these again. */
async function returnLinks(manager: EntityManager, planned: readonly PlannedUndo[]): Promise<void> {
  await manager.getRepository(MergedBrochure).delete({ oldId: In(planned.map(({ merged }) => merged.id)) });
  const followers = planned.flatMap(({ keep, merged, undo }) =>
    undo.followers.map((id) => ({ id, keepId: keep.id, mergedId: merged.id })),
  );
  if (followers.length === 0) return;
  await manager.query(
    `UPDATE merged_brochures AS link SET new_id = follower.merged_id
     FROM unnest($1::integer[], $2::integer[], $3::integer[]) AS follower (id, keep_id, merged_id)
     WHERE link.old_id = follower.id AND link.new_id = follower.keep_id`,
    [followers.map(({ id }) => id), followers.map(({ keepId }) => keepId), followers.map(({ mergedId }) => mergedId)],
  );
}

function linesOf(planned: PlannedUndo): Parameters<typeof recordAudit>[2] {
  const { keep, merged, emptied, undo } = planned;
  const of = { action: 'undoBulkJob', entityType: 'Brochure' };
  const { status = null, archiveReason = null } = undo.mergedColumns;
  return [
    {
      ...{ ...of, entityId: keep.id },
      before: { ...emptied, mergedFrom: merged.id },
      after: { ...nothingOf(planned), mergedFrom: null },
    },
    {
      ...{ ...of, entityId: merged.id },
      before: { status: merged.status, archiveReason: merged.archiveReason },
      after: { status, archiveReason },
    },
  ];
}
