import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { Brochure } from '../../brochures/Brochure';
import { ArchiveRequest } from './ArchiveRequest';
import { mailDecision } from './mailDecision';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
}

interface Archived {
  brochureId: number;
  archivedAt: string;
}

/**
 * Mails the vendor when an administrator archives an ad with a waiting request, without deciding it. The database
 * settles the request in that case. The mail is the same as for a decision.
 */
export async function notifyArchivedBrochure(
  dependencies: Dependencies,
  { brochureId, archivedAt }: Archived,
): Promise<void> {
  await dependencies.database.transaction(async (manager) => {
    const settled = { brochureId, state: 'ARCHIVED' as const, decidedAt: new Date(archivedAt) };
    const request = await manager.getRepository(ArchiveRequest).findOneBy(settled);
    if (!request) return;
    const brochure = await manager.getRepository(Brochure).findOneByOrFail({ id: brochureId });
    await mailDecision(manager, dependencies, { requestId: request.id, brochure, isArchived: true, answer: null });
  });
}
