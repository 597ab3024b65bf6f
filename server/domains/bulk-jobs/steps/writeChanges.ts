import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { Brochure } from '../../brochures/Brochure';
import { brochureArchivedJob } from '../../brochures/statuses/brochureArchivedJob';
import { brochurePublishedJob } from '../../brochures/statuses/brochurePublishedJob';
import { overwrittenValues } from '../../brochures/undo/overwrittenValues';
import { writeFurtherCategories } from '../../brochures/writing/writeFurtherCategories';
import { ArchiveRequest } from '../../reviews/archive-requests/ArchiveRequest';
import { auditedActionOf } from '../BulkAction';
import type { BulkJob } from '../BulkJob';
import type { JobActor } from '../JobActor';
import type { BatchFacts } from './BatchFacts';
import { lockBrochures } from './lockBrochures';
import type { PlannedChange } from './planChange';
import type { RowOutcome } from './saveOutcomes';
import { groupRows } from './groupRows';

export interface PlannedRow {
  position: number;
  ad: Brochure;
  change: PlannedChange;
}

interface Surroundings {
  actor: JobActor;
  jobs: JobQueue;
  facts: BatchFacts;
}

/** Writes the changes of a batch with their lines of the audit log, and asks for the mails that belong to them. */
export async function writeChanges(
  manager: EntityManager,
  { action }: Pick<BulkJob, 'action'>,
  planned: readonly PlannedRow[],
  { actor, jobs, facts }: Surroundings,
): Promise<RowOutcome[]> {
  const ids = planned.map(({ ad }) => ad.id);
  if (action === 'ARCHIVE') await enqueueArchived(manager, jobs, ids, facts.now);
  await writeAlike(manager, planned, facts.now);
  if (action === 'PUBLISH') {
    const publishedAt = facts.now.toISOString();
    const payloads = ids.map((brochureId) => ({ brochureId, publishedAt }));
    await jobs.enqueueAll(manager, brochurePublishedJob, payloads);
  }
  const lines = planned.map(({ ad: { id }, change: { before, after } }) => ({
    ...{ action: auditedActionOf[action], entityType: 'Brochure', entityId: id, before, after },
  }));
  await recordAudit(manager, actor, lines);
  const written = await lockBrochures(manager, ids);
  return planned.map(({ position, ad, change }) => {
    const after = written.get(ad.id);
    if (!after) throw new Error(`The ad ${ad.id} is gone while it was locked.`);
    const overwritten = {
      columns: overwrittenValues(manager, ad, after),
      ...(change.furtherCategoryIds && { furtherCategoryIds: [...facts.furtherIdsOf(ad)] }),
    };
    const { version } = after;
    const outcome = 'CHANGED' as const;
    return { position, outcome, title: nameOf(ad), before: change.before, after: change.after, overwritten, version };
  });
}

/** One statement for all ads that get the same values. */
async function writeAlike(manager: EntityManager, planned: readonly PlannedRow[], now: Date): Promise<void> {
  const brochures = manager.getRepository(Brochure);
  for (const alike of groupRows(planned, ({ change }) => JSON.stringify(change.columns)).values()) {
    const [first] = alike;
    if (first) {
      await brochures.update({ id: In(alike.map(({ ad }) => ad.id)) }, { ...first.change.columns, updatedAt: now });
    }
  }
  for (const { ad, change } of planned) {
    if (change.furtherCategoryIds) await writeFurtherCategories(manager, ad.id, change.furtherCategoryIds);
  }
}

/** Only who has asked for archiving gets a mail; the database settles the request with the update. */
async function enqueueArchived(manager: EntityManager, jobs: JobQueue, ids: number[], now: Date): Promise<void> {
  const requests = await manager.getRepository(ArchiveRequest).findBy({ brochureId: In(ids), state: 'WAITING' });
  const archivedAt = now.toISOString();
  const payloads = requests.map(({ brochureId }) => ({ brochureId, archivedAt }));
  await jobs.enqueueAll(manager, brochureArchivedJob, payloads);
}

export function nameOf({ title, companyName, id }: Brochure): string {
  return title ?? companyName ?? `Ad ${id}`;
}
