import { Gauge } from 'prom-client';
import type { SiteFigures } from '../../../domains/overview/health/readSiteFigures';
import { registry } from '../../../platform/metrics/metrics';

const registers = [registry];

const databaseUp = new Gauge({
  name: 'local_offers_database_up',
  help: 'Whether the database answered the last scrape: 1 or 0.',
  registers,
});

const connections = new Gauge({
  name: 'local_offers_database_connections',
  help: 'Connections of the pool by state; waiting: callers without one.',
  labelNames: ['state'],
  registers,
});

const connectionsLimit = new Gauge({
  name: 'local_offers_database_connections_limit',
  help: 'Most connections of the pool (DATABASE_POOL_SIZE).',
  registers,
});

const jobs = new Gauge({
  name: 'local_offers_jobs_waiting',
  help: 'Jobs that are due and have not begun.',
  registers,
});

const oldestJob = new Gauge({
  name: 'local_offers_jobs_oldest_seconds',
  help: 'For how long the oldest job has been due.',
  registers,
});

const mails = new Gauge({
  name: 'local_offers_mails',
  help: 'Mails of the outbox by state, without those that were sent.',
  labelNames: ['state'],
  registers,
});

/** Writes the figures of this moment into the registry. */
export function setSiteGauges({ pool, stored }: SiteFigures): void {
  connections.set({ state: 'used' }, pool.used);
  connections.set({ state: 'idle' }, pool.idle);
  connections.set({ state: 'waiting' }, pool.waiting);
  connectionsLimit.set(pool.limit);
  databaseUp.set(stored ? 1 : 0);
  // an old figure would hide an outage
  mails.reset();
  jobs.remove();
  oldestJob.remove();
  if (!stored) return;
  jobs.set(stored.jobsWaiting);
  oldestJob.set(stored.oldestJobSeconds);
  for (const [state, count] of Object.entries(stored.mails)) mails.set({ state }, count);
}
