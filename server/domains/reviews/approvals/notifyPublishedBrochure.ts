import type { DataSource } from 'typeorm';
import type { Clock } from '../../../platform/clock/Clock';
import type { JobQueue } from '../../../platform/jobs/JobQueue';
import { Brochure } from '../../brochures/Brochure';
import { mailApprovals } from './mailApprovals';

interface Dependencies {
  database: DataSource;
  clock: Clock;
  jobs: JobQueue;
  publicUrl: string;
}

interface Published {
  brochureId: number;
  publishedAt: string;
}

/** Mails that an ad is published, once for each publication, unless it has left the public meanwhile. */
export async function notifyPublishedBrochure(
  dependencies: Dependencies,
  { brochureId, publishedAt }: Published,
): Promise<void> {
  await dependencies.database.transaction(async (manager) => {
    const published = { id: brochureId, status: 'PUBLISHED' as const, publishedAt: new Date(publishedAt) };
    const brochure = await manager.getRepository(Brochure).findOneBy({ ...published, recordStatus: true });
    if (brochure === null) return;
    const event = `published:${brochureId}:${publishedAt}`;
    await mailApprovals(manager, dependencies, [{ event, brochure, isChange: false }]);
  });
}
