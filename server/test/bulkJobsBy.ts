import type { RequestContext } from '../platform/context/RequestContext';
import { BulkJob } from '../domains/bulk-jobs/BulkJob';
import type { BulkJobRow } from '../domains/bulk-jobs/BulkJobRow';
import { doBulkJob } from '../domains/bulk-jobs/doBulkJob';
import { listBulkJobRows } from '../domains/bulk-jobs/listBulkJobRows';
import { prepareBulkJob, type BulkJobWish } from '../domains/bulk-jobs/prepareBulkJob';
import { startBulkJob } from '../domains/bulk-jobs/startBulkJob';
import { undoBulkJob } from '../domains/bulk-jobs/undoing/undoBulkJob';
import { Brochure } from '../domains/brochures/Brochure';
import { toGlobalId } from '../shared/globalId';

/** Bulk jobs of an administrator, each step done to its end as by the queue. */
export function bulkJobsBy(administrator: () => RequestContext) {
  const jobOf = (id: number): Promise<BulkJob> =>
    administrator().database.getRepository(BulkJob).findOneByOrFail({ id });
  const ad = (id: number): Promise<Brochure> =>
    administrator().database.getRepository(Brochure).findOneByOrFail({ id });
  return {
    jobOf,
    ad,
    idsOf: (ads: readonly Brochure[]): string[] => ads.map(({ id }) => toGlobalId('Brochure', id)),
    async rowsOf(jobId: number): Promise<BulkJobRow[]> {
      return (await listBulkJobRows(administrator(), { jobId, first: 100 })).edges.map(({ item }) => item);
    },
    /** Prepares a job and runs the queued trial. */
    async prepare(wish: BulkJobWish): Promise<BulkJob> {
      const { id } = await prepareBulkJob(administrator(), wish);
      await doBulkJob(administrator(), { jobId: id });
      return jobOf(id);
    },
    async start({ id }: BulkJob): Promise<BulkJob> {
      await startBulkJob(administrator(), { id });
      await doBulkJob(administrator(), { jobId: id });
      return jobOf(id);
    },
    async undo({ id }: BulkJob): Promise<BulkJob> {
      await undoBulkJob(administrator(), { id });
      await doBulkJob(administrator(), { jobId: id });
      return jobOf(id);
    },
    /** The stored columns, without those that every write changes. */
    async stored(id: number): Promise<Partial<Brochure>> {
      const found: Partial<Brochure> = await ad(id);
      delete found.version;
      delete found.updatedAt;
      delete found.stateVersion;
      return found;
    },
  };
}
