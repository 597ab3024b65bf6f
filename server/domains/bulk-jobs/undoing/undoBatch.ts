import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { Brochure } from '../../brochures/Brochure';
import type { OverwrittenValues } from '../../brochures/undo/overwrittenValues';
import { badHostProblems } from '../../brochures/writing/checks/badHostProblems';
import { writeColumns } from '../../brochures/writing/batch/writeColumns';
import { writeFurtherCategoriesOf } from '../../brochures/writing/writeFurtherCategories';
import { reopenArchiveRequests } from '../../reviews/archive-requests/reopenArchiveRequests';
import { reopenRevisions } from '../../reviews/revisions/reopenRevisions';
import type { BulkJob } from '../BulkJob';
import { BulkJobRow } from '../BulkJobRow';
import type { JobActor } from '../JobActor';
import type { BatchDependencies } from '../steps/changeBatch';
import { claimRows } from '../steps/claimRows';
import { publicationsInUse } from './publicationsInUse';
import { followUndo } from './followUndo';
import { lockBrochures } from '../../brochures/writing/batch/lockBrochures';
import { saveOutcomes, type RowOutcome } from '../steps/saveOutcomes';
import { writeOrRefuse } from '../steps/writeOrRefuse';

const action = 'undoBulkJob';

interface UndoneRow {
  row: BulkJobRow;
  ad: Brochure;
  overwritten: OverwrittenValues;
}

/**
 * Brings the next changed ads of a job back to exactly what the job has overwritten, in the caller's transaction. An ad
 * that has changed since stays as it is. Returns how many rows it has done.
 */
export async function undoBatch(
  manager: EntityManager,
  { actor, outward: { badHosts } }: BatchDependencies,
  job: BulkJob,
): Promise<number> {
  const claimed = await claimRows(manager, job.id, 'CHANGED');
  if (claimed.length === 0) return 0;
  const position = In(claimed.map((each) => each.position));
  const rows = await manager.getRepository(BulkJobRow).find({ where: { jobId: job.id, position } });
  const ads = await lockBrochures(
    manager,
    rows.map(({ brochureId }) => brochureId),
  );
  const inUse = await publicationsInUse(
    manager,
    rows.flatMap((row) => (isPublication(ads.get(row.brochureId), valuesOf(row)) ? [row.brochureId] : [])),
  );
  const undone: UndoneRow[] = [];
  const outcomes: RowOutcome[] = [];
  for (const row of rows) {
    const ad = ads.get(row.brochureId);
    const overwritten = valuesOf(row);
    if (ad === undefined) outcomes.push(kept(row, 'There is no such ad any more.'));
    else if (overwritten === null) outcomes.push(kept(row, whyNoUndo(row)));
    else if (ad.version !== row.version) outcomes.push(kept(row, 'Somebody changed this ad after the job.'));
    else if (inUse.has(ad.id)) outcomes.push(kept(row, inUse.get(ad.id) ?? ''));
    else if (badHostProblems(ad, overwritten.columns, badHosts).length > 0)
      outcomes.push(kept(row, 'It would have a link again that leads to an address known for harm.'));
    else undone.push({ row, ad, overwritten });
  }
  const writing = {
    write: (savepoint: EntityManager, some: readonly UndoneRow[]) => bringBack(savepoint, actor, job, some),
    refuse: ({ row }: UndoneRow, message: string) => kept(row, message),
  };
  outcomes.push(...(await writeOrRefuse(manager, undone, writing)));
  await saveOutcomes(manager, job.id, outcomes);
  return rows.length;
}

/** Merges are undone elsewhere. */
function valuesOf({ overwritten }: BulkJobRow): OverwrittenValues | null {
  return overwritten as OverwrittenValues | null;
}

/** Whether undoing takes a live ad from visitors' sight. */
function isPublication(ad: Brochure | undefined, overwritten: OverwrittenValues | null): boolean {
  return ad?.status === 'PUBLISHED' && overwritten?.columns['status'] === 'PENDING_REVIEW';
}

function whyNoUndo({ message, after }: BulkJobRow): string {
  // of an erased person
  if (message !== null) return message;
  return after !== null && 'assets' in after
    ? 'The files that it replaced are gone: change the ad by hand.'
    : 'Visitors may have seen what became public: archive the ad.';
}

function kept({ position }: BulkJobRow, message: string): RowOutcome {
  return { position, outcome: 'KEPT', message };
}

async function bringBack(
  manager: EntityManager,
  actor: JobActor,
  job: BulkJob,
  undone: readonly UndoneRow[],
): Promise<RowOutcome[]> {
  const now = actor.clock.now();
  const columnsOf = ({ columns }: OverwrittenValues): Partial<Brochure> => ({
    ...(columns as Partial<Brochure>),
    // an ad that an import has made is deleted, and can be restored from today on
    ...(columns['recordStatus'] === false && { deletedAt: now }),
  });
  await writeColumns(
    manager,
    undone.map(({ ad: { id }, overwritten }) => ({ id, columns: columnsOf(overwritten) })),
    now,
  );
  const further = undone.flatMap(({ ad: { id }, overwritten: { furtherCategoryIds: ids } }) =>
    ids ? [{ id, ids }] : [],
  );
  await writeFurtherCategoriesOf(manager, further);
  const lines = undone.map(({ row: { before, after }, ad: { id, title, status }, overwritten }) => ({
    ...{ action, entityType: 'Brochure', entityId: id },
    ...(overwritten.columns['recordStatus'] === false
      ? { before: { recordStatus: true, title, status }, after: { recordStatus: false } }
      : { before: after, after: before }),
  }));
  await recordAudit(manager, actor, lines);
  const unarchived = undone.filter(
    ({ ad, overwritten }) => ad.archivedAt && overwritten.columns['archivedAt'] === null,
  );
  const archivedAt = new Map(unarchived.flatMap(({ ad }) => (ad.archivedAt ? [[ad.id, ad.archivedAt] as const] : [])));
  await reopenArchiveRequests(manager, actor, { action, archivedAt });
  if (job.action === 'APPROVE')
    await reopenRevisions(
      manager,
      undone.filter(({ ad, overwritten }) => !isPublication(ad, overwritten)).map(({ ad }) => ad.id),
    );
  const positions = undone.map(({ row: { position } }) => position);
  await followUndo(manager, { jobId: job.id, positions });
  return positions.map((position) => ({ position, outcome: 'UNDONE' }));
}
