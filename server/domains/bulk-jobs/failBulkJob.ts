import { In, type DataSource } from 'typeorm';
import { BulkJob } from './BulkJob';

const problem =
  'Something went wrong on our side each time that this was tried. Ads that are done stay so; the rest is as before. Undo it, or prepare it again for the rest.';

/** Marks a job as failed when every attempt was interrupted, so that nobody waits for it. */
export async function failBulkJob({ database }: { database: DataSource }, { jobId }: { jobId: number }): Promise<void> {
  await database
    .getRepository(BulkJob)
    .update({ id: jobId, state: In(['CHECKING', 'RUNNING', 'UNDOING']) }, { state: 'FAILED', problem });
}
