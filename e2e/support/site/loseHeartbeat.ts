import type { DataSource } from 'typeorm';

/** The queue takes the jobs of a killed server for dead at once, instead of after a minute. */
export async function loseHeartbeat(database: DataSource): Promise<void> {
  const minute = `interval '1 minute'`;
  await database.query(`UPDATE job_queue.job SET heartbeat_on = heartbeat_on - ${minute} WHERE state = 'active'`);
  await database.query(
    `UPDATE job_queue.queue SET monitor_on = monitor_on - ${minute}, monitor_claim_on = monitor_claim_on - ${minute}`,
  );
}

/** Jobs that wait for their next try get it at once. */
export async function hurryRetries(database: DataSource): Promise<void> {
  await database.query(`UPDATE job_queue.job SET start_after = now() WHERE state IN ('retry', 'created')`);
}
