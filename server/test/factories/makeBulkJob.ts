import type { DataSource } from 'typeorm';
import { BulkJob } from '../../domains/bulk-jobs/BulkJob';
import { BulkJobRow } from '../../domains/bulk-jobs/BulkJobRow';

interface Given extends Partial<BulkJob> {
  createdById: number;
  brochureId: number;
}

/** Creates a bulk job of one ad, which by default was tried and would change. */
export async function makeBulkJob(database: DataSource, { brochureId, ...values }: Given): Promise<BulkJob> {
  const jobs = database.getRepository(BulkJob);
  const changes = { parkingInfo: 'Behind' };
  const { id } = await jobs.save(
    jobs.create({
      ...{ action: 'UPDATE', changes, state: 'CHECKED', total: 1, changedCount: 1, createdAt: new Date() },
      ...values,
    }),
  );
  const [before, columns] = [{ parkingInfo: null }, { parkingInfo: null }];
  await database.getRepository(BulkJobRow).insert({
    ...{ jobId: id, position: 1, brochureId, outcome: 'CHANGED', title: 'An ad', before, after: changes },
    ...{ overwritten: { columns }, version: 1 },
  });
  return jobs.findOneByOrFail({ id });
}
