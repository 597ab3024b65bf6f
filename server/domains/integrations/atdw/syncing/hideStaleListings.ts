import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { Clock } from '../../../../platform/clock/Clock';
import type { JobDefinition } from '../../../../platform/jobs/JobQueue';
import type { AtdwDependencies } from './AtdwDependencies';

/** Hides listings that were not compared with the source for too long. */
export const hideStaleAtdwJob: JobDefinition<object> = {
  name: 'hide-stale-atdw',
  schedule: { cron: '35 * * * *', timeZone: 'UTC' },
};

const staleAfterDays = 7;
const batchSize = 500;

type Dependencies = Pick<AtdwDependencies, 'database' | 'clock'>;

/**
 * Archives the published listings if the last good run ended more than 7 days ago, as the licence requires. The next
 * good run publishes them again. Returns how many it hid.
 */
export async function hideStaleListings({ database, clock }: Dependencies): Promise<number> {
  let hidden = 0;
  for (;;) {
    const inBatch = await database.transaction((manager) => hideBatch(manager, clock));
    hidden += inBatch;
    if (inBatch < batchSize) return hidden;
  }
}

async function hideBatch(manager: EntityManager, clock: Clock): Promise<number> {
  const changed = await manager.query<{ id: number }[]>(
    `WITH due AS (
       SELECT b.id FROM brochures b JOIN atdw_listings l ON l.brochure_id = b.id
       WHERE b.record_status AND b.status = 'PUBLISHED' AND NOT EXISTS (
         SELECT FROM atdw_runs r WHERE r.state = 'DONE' AND NOT r.is_dry_run
           AND r.finished_at > $1::timestamptz - make_interval(days => $2))
       ORDER BY b.id LIMIT $3 FOR UPDATE OF b
     ), noted AS (
       UPDATE atdw_listings SET hidden_at = $1 FROM due WHERE brochure_id = due.id
     ), changed AS (
       UPDATE brochures SET status = 'ARCHIVED', archive_reason = 'SOURCE', archived_at = $1, updated_at = $1,
         version = version + 1
       FROM due WHERE brochures.id = due.id RETURNING brochures.id
     )
     SELECT id FROM changed ORDER BY id`,
    [clock.now(), staleAfterDays, batchSize],
  );
  const ids = changed.map(({ id }) => id);
  const [before, after] = [
    { status: 'PUBLISHED', archiveReason: null },
    { status: 'ARCHIVED', archiveReason: 'SOURCE' },
  ];
  await recordAll(manager, clock, { ids, before, after });
  return changed.length;
}

/** Publishes hidden listings again: they were reviewed before. One that a person has archived or deleted stays so. */
export async function showAgain(manager: EntityManager, { clock }: Dependencies): Promise<void> {
  const shown = await manager.query<{ id: number }[]>(
    `WITH due AS (
       UPDATE atdw_listings SET hidden_at = NULL WHERE hidden_at IS NOT NULL RETURNING brochure_id
     ), changed AS (
       UPDATE brochures SET status = 'PUBLISHED', archive_reason = NULL, archived_at = NULL, updated_at = $1,
         version = version + 1
       FROM due WHERE id = due.brochure_id AND record_status AND status = 'ARCHIVED' AND archive_reason = 'SOURCE'
       RETURNING id
     )
     SELECT id FROM changed ORDER BY id`,
    [clock.now()],
  );
  const ids = shown.map(({ id }) => id);
  const [before, after] = [
    { status: 'ARCHIVED', archiveReason: 'SOURCE' },
    { status: 'PUBLISHED', archiveReason: null },
  ];
  await recordAll(manager, clock, { ids, before, after });
}

interface Moved {
  ids: readonly number[];
  before: AuditedValues;
  after: AuditedValues;
}

/** The last line is of the batch: the log lists it in place of those of the ads. */
async function recordAll(manager: EntityManager, clock: Clock, { ids, before, after }: Moved): Promise<void> {
  if (ids.length === 0) return;
  const action = 'syncAtdw';
  await recordAudit(manager, { clock, viewer: null }, [
    ...ids.map((entityId) => ({ action, entityType: 'Brochure', entityId, before, after })),
    { action, entityType: 'AtdwSettings', entityId: 1, before: null, after: { ads: ids.length, ...after } },
  ]);
}
