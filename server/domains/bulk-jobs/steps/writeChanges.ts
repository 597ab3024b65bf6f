import { In, type EntityManager } from 'typeorm';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import type { Brochure } from '../../brochures/Brochure';
import { brochureArchivedJob } from '../../brochures/statuses/brochureArchivedJob';
import { brochurePublishedJob } from '../../brochures/statuses/brochurePublishedJob';
import { writePlanned, type PlannedAd } from '../../brochures/writing/batch/writePlanned';
import { ArchiveRequest } from '../../reviews/archive-requests/ArchiveRequest';
import { auditedActionOf } from '../BulkAction';
import type { BulkJob } from '../BulkJob';
import type { JobActor } from '../JobActor';
import type { BatchFacts } from './BatchFacts';
import type { RowOutcome } from './saveOutcomes';

export interface PlannedRow extends PlannedAd {
  position: number;
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
  const written = await writePlanned(manager, actor, planned, {
    ...{ action: auditedActionOf[action], facts, now: facts.now },
  });
  if (action === 'PUBLISH') {
    const publishedAt = facts.now.toISOString();
    const payloads = ids.map((brochureId) => ({ brochureId, publishedAt }));
    await jobs.enqueueAll(manager, brochurePublishedJob, payloads);
  }
  return planned.map(({ position, ad, change: { before, after } }, at) => ({
    ...{ position, outcome: 'CHANGED', title: nameOf(ad), before, after },
    ...{ overwritten: written[at]?.overwritten ?? null, version: written[at]?.ad.version ?? null },
  }));
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
