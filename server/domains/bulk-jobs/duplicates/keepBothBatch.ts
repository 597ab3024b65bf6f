import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import { lockBrochures } from '../../brochures/writing/batch/lockBrochures';
import type { BulkJob } from '../BulkJob';
import type { BatchDependencies } from '../steps/changeBatch';
import { claimRows, type ClaimedRow } from '../steps/claimRows';
import { saveOutcomes, type RowOutcome } from '../steps/saveOutcomes';
import { nameOf } from '../steps/writeChanges';
import { idsOfRow } from './roundsOf';

/**
 * Tries or marks the next pairs of a job as different, in the caller's transaction, as `keepBothBrochures` does. Returns
 * how many rows it has done.
 */
export async function keepBothBatch(
  manager: EntityManager,
  { actor }: BatchDependencies,
  job: BulkJob,
): Promise<number> {
  const rows = await claimRows(manager, job.id, 'WAITING');
  if (rows.length === 0) return 0;
  const ads = await lockBrochures(manager, [...new Set(rows.flatMap(idsOfRow))], { isLocked: false });
  const isLive = (id: number): boolean => ads.get(id)?.recordStatus === true;
  const live = rows.filter((row) => idsOfRow(row).every(isLive));
  const marked = job.state === 'CHECKING' ? await newOnes(manager, live) : await mark(manager, actor, live);
  const outcomes = rows.map((row): RowOutcome => {
    const [first, second] = idsOfRow(row).map((id) => ads.get(id));
    const titles = { ...(first && { title: nameOf(first) }), ...(second && { otherTitle: nameOf(second) }) };
    const base = { position: row.position, ...titles };
    if (!live.includes(row)) return { ...base, outcome: 'REFUSED', message: 'One of these ads is no longer there.' };
    return { ...base, outcome: marked.has(row.position) ? 'CHANGED' : 'UNCHANGED' };
  });
  await saveOutcomes(manager, job.id, outcomes);
  return rows.length;
}

const columnsOf = (rows: readonly ClaimedRow[]) => [
  rows.map(({ position }) => position),
  rows.map((row) => Math.min(...idsOfRow(row))),
  rows.map((row) => Math.max(...idsOfRow(row))),
];

/** Returns the places of pairs that nobody has marked yet. */
async function newOnes(manager: EntityManager, rows: readonly ClaimedRow[]): Promise<Set<number>> {
  const found = await manager.query<{ position: number }[]>(
    `SELECT pair.position FROM unnest($1::integer[], $2::integer[], $3::integer[]) AS pair (position, first_id, second_id)
     WHERE NOT EXISTS (SELECT FROM brochures_that_differ AS known
       WHERE known.first_id = pair.first_id AND known.second_id = pair.second_id)`,
    columnsOf(rows),
  );
  return new Set(found.map(({ position }) => position));
}

async function mark(
  manager: EntityManager,
  actor: BatchDependencies['actor'],
  rows: readonly ClaimedRow[],
): Promise<Set<number>> {
  const [, first, second] = columnsOf(rows);
  const inserted = await manager.query<{ first_id: number; second_id: number }[]>(
    `INSERT INTO brochures_that_differ (first_id, second_id, decided_by_id, decided_at)
     SELECT first_id, second_id, $3, $4 FROM unnest($1::integer[], $2::integer[]) AS pair (first_id, second_id)
     ON CONFLICT DO NOTHING RETURNING first_id, second_id`,
    [first, second, actor.viewer.accountId, actor.clock.now()],
  );
  const done = new Set(inserted.map(({ first_id, second_id }) => `${first_id} ${second_id}`));
  const marked = rows.filter((row) =>
    done.has(
      idsOfRow(row)
        .toSorted((one, other) => one - other)
        .join(' '),
    ),
  );
  await recordPairs(manager, actor, { action: 'keepBothBrochures', rows: marked });
  return new Set(marked.map(({ position }) => position));
}

/** Lists the next marked pairs as suspected duplicates again. Returns how many rows it has done. */
export async function undoKeepBothBatch(
  manager: EntityManager,
  { actor }: BatchDependencies,
  job: BulkJob,
): Promise<number> {
  const rows = await claimRows(manager, job.id, 'CHANGED');
  if (rows.length === 0) return 0;
  const [, first, second] = columnsOf(rows);
  // of a DELETE the driver returns the rows and their number
  const [deleted] = await manager.query<[{ first_id: number; second_id: number }[], number]>(
    `DELETE FROM brochures_that_differ AS known
     USING unnest($1::integer[], $2::integer[]) AS pair (first_id, second_id)
     WHERE known.first_id = pair.first_id AND known.second_id = pair.second_id
     RETURNING known.first_id, known.second_id`,
    [first, second],
  );
  const gone = new Set(deleted.map(({ first_id, second_id }) => `${first_id} ${second_id}`));
  const isGone = (row: ClaimedRow): boolean =>
    gone.has(
      idsOfRow(row)
        .toSorted((one, other) => one - other)
        .join(' '),
    );
  await recordPairs(manager, actor, { action: 'undoBulkJob', rows: rows.filter(isGone) });
  await saveOutcomes(
    manager,
    job.id,
    rows.map((row) => ({
      position: row.position,
      ...(isGone(row)
        ? { outcome: 'UNDONE' as const }
        : { outcome: 'KEPT' as const, message: 'They are suspected duplicates again already.' }),
    })),
  );
  return rows.length;
}

/** A line for each ad, as for a single pair. */
async function recordPairs(
  manager: EntityManager,
  actor: BatchDependencies['actor'],
  { action, rows }: { action: string; rows: readonly ClaimedRow[] },
): Promise<void> {
  const lines = rows.flatMap((row) => {
    const ids = idsOfRow(row);
    return ids.map((entityId, at) => {
      const values = { notDuplicateOf: ids[1 - at] ?? null };
      const isUndo = action === 'undoBulkJob';
      return {
        ...{ action, entityType: 'Brochure', entityId },
        ...(isUndo ? { before: values, after: { notDuplicateOf: null } } : { before: null, after: values }),
      };
    });
  });
  await recordAudit(manager, actor, lines);
}
