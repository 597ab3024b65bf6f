import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { BrochureStatus } from '../../../brochures/BrochureStatus';
import type { AtdwRun } from '../AtdwRun';
import type { AtdwDependencies } from './AtdwDependencies';
import { isListed } from './isListed';
import { mailStop } from './mailStop';
import type { RunProgress } from './RunProgress';
import { recordRun } from './recordRun';
import { showAgain } from './hideStaleListings';

/** A run that would archive more than this share of the listings stops (docs/rules/tourism-ads.md#brake). */
const mostVanishing = 0.2;
const batchSize = 500;

/** SQL for "the source no longer has it"; $1 is the run */
function hasVanished({ since }: AtdwRun): string {
  const seen = (isActive: boolean) =>
    `EXISTS (SELECT FROM atdw_run_products s WHERE s.run_id = $1 AND s.product_id = b.external_id AND s.is_active = ${isActive})`;
  return since === null ? `NOT ${seen(true)} AND b.created_at < $2` : `${seen(false)} AND b.created_at < $2`;
}

/** Archives what the source no longer has, unless that is too much, and ends the run. */
export async function archiveVanished(dependencies: AtdwDependencies, progress: RunProgress): Promise<void> {
  const { database } = dependencies;
  const { run } = progress;
  const [counted] = await database.query<{ vanishing: number; listed: number }[]>(
    `SELECT count(*) FILTER (WHERE ${hasVanished(run)})::integer AS vanishing, count(*)::integer AS listed
     FROM brochures b LEFT JOIN atdw_listings l ON l.brochure_id = b.id WHERE ${isListed} AND b.created_at < $2`,
    [run.id, run.startedAt],
  );
  const { vanishing, listed } = counted ?? { vanishing: 0, listed: 0 };
  // archived batches of a killed run count too
  const all = { vanishing: vanishing + run.archived, listed: listed + run.archived };
  Object.assign(run, all);
  const isTooMuch = all.vanishing > all.listed * mostVanishing && all.vanishing > (run.allowedVanishing ?? 0);
  if (isTooMuch && !run.isDryRun) {
    await stop(dependencies, progress);
    return;
  }
  while (!run.isDryRun && (await archiveBatch(dependencies, progress)) === batchSize);
  await database.transaction(async (manager) => {
    if (!run.isDryRun) await showAgain(manager, dependencies);
    await end(manager, dependencies, progress, 'DONE', null);
    await manager.query('DELETE FROM atdw_run_products WHERE run_id = $1', [run.id]);
  });
}

/** What the run has seen stays, so that it can go on once an administrator has let it. */
function stop(dependencies: AtdwDependencies, progress: RunProgress): Promise<void> {
  const { vanishing, listed } = progress.run;
  const problem = `It would archive ${vanishing} of ${listed} listings. That is more than a fifth: look why, and let it go on or leave it.`;
  return dependencies.database.transaction(async (manager) => {
    await end(manager, dependencies, progress, 'STOPPED', problem);
    await mailStop(manager, dependencies, progress.run);
  });
}

async function end(
  manager: EntityManager,
  { clock }: AtdwDependencies,
  progress: RunProgress,
  state: 'DONE' | 'STOPPED',
  problem: string | null,
): Promise<void> {
  const { run } = progress;
  const finishedAt = clock.now();
  await progress.update(manager, {
    sets: [
      ...['state = $3', 'problem = $4', 'finished_at = $5', 'vanishing = $6', 'listed = $7'],
      ...['lease_token = NULL', 'lease_until = NULL'],
    ],
    values: [state, problem, finishedAt, run.vanishing, run.listed],
  });
  Object.assign(run, { state, problem, finishedAt });
  await recordRun(manager, clock, run);
}

function archiveBatch({ database, clock }: AtdwDependencies, progress: RunProgress): Promise<number> {
  const { run } = progress;
  return database.transaction(async (manager) => {
    const now = clock.now();
    const changed = await manager.query<{ id: number; status: BrochureStatus }[]>(
      `WITH due AS (
         SELECT b.id, b.status FROM brochures b LEFT JOIN atdw_listings l ON l.brochure_id = b.id
         WHERE ${isListed} AND ${hasVanished(run)} ORDER BY b.id LIMIT $3 FOR UPDATE OF b
       ), shown AS (
         UPDATE atdw_listings SET hidden_at = NULL FROM due WHERE brochure_id = due.id AND hidden_at IS NOT NULL
       ), changed AS (
         UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'SOURCE', archived_at = $4, updated_at = $4,
           version = version + 1
         FROM due WHERE brochures.id = due.id RETURNING brochures.id, due.status
       )
       SELECT id, status FROM changed ORDER BY id`,
      [run.id, run.startedAt, batchSize, now],
    );
    const changes = changed.map(({ id, status }) => ({
      ...{ action: 'syncAtdw', entityType: 'Brochure', entityId: id },
      before: { status, archiveReason: null },
      after: { status: 'ARCHIVED', archiveReason: 'SOURCE' },
    }));
    await recordAudit(manager, { clock, viewer: null }, changes);
    await progress.advance(manager, { phase: 'VANISHED', page: 1 }, { archived: changed.length });
    return changed.length;
  });
}
