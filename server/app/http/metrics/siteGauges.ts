import { Gauge, Registry } from 'prom-client';
import type { SiteFigures } from '../../../domains/overview/health/readSiteFigures';
import type { DiskSpace } from '../../../platform/file-store/FileStore';
import { registry } from '../../../platform/metrics/metrics';

/** Figures of the whole site, which every process knows: they are not added up. */
export const siteRegistry = new Registry();

const registers = [siteRegistry];

const databaseUp = new Gauge({
  name: 'local_offers_database_up',
  help: 'Whether the database answered the last scrape: 1 or 0.',
  registers,
});

const diskFree = new Gauge({
  name: 'local_offers_disk_free_bytes',
  help: 'Free bytes of the disk with the files; missing with a bucket.',
  registers,
});

const diskSize = new Gauge({
  name: 'local_offers_disk_bytes',
  help: 'Bytes of the disk with the files; missing with a bucket.',
  registers,
});

/** undefined: no server has opened a database yet */
let readPool: (() => SiteFigures['pool']) | undefined;

/** From now on each scrape reads this pool, whichever process answers it. */
export function watchPool(read: () => SiteFigures['pool']): void {
  readPool = read;
}

new Gauge({
  name: 'local_offers_database_connections',
  help: 'Connections of the pool by state; waiting: callers without one.',
  labelNames: ['state'],
  registers: [registry],
  collect() {
    if (!readPool) return;
    const { used, idle, waiting } = readPool();
    this.set({ state: 'used' }, used);
    this.set({ state: 'idle' }, idle);
    this.set({ state: 'waiting' }, waiting);
  },
});

new Gauge({
  name: 'local_offers_database_connections_limit',
  help: 'Most connections of the pool (DATABASE_POOL_SIZE).',
  registers: [registry],
  collect() {
    if (readPool) this.set(readPool().limit);
  },
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

const jobsFailing = new Gauge({
  name: 'local_offers_jobs_failing',
  help: 'Kinds of jobs whose last run failed.',
  registers,
});

const mails = new Gauge({
  name: 'local_offers_mails',
  help: 'Mails of the outbox by state, without those that were sent.',
  labelNames: ['state'],
  registers,
});

const backupAge = new Gauge({
  name: 'local_offers_backup_age_seconds',
  help: 'Age of the newest backup; missing if there is none within a year.',
  registers,
});

/** Writes the figures of this moment into the registry. */
export function setSiteGauges({ stored }: Pick<SiteFigures, 'stored'>, disk: DiskSpace | null): void {
  databaseUp.set(stored ? 1 : 0);
  // an old figure would hide an outage
  mails.reset();
  jobs.remove();
  oldestJob.remove();
  jobsFailing.remove();
  backupAge.remove();
  diskFree.remove();
  diskSize.remove();
  if (disk) {
    diskFree.set(disk.free);
    diskSize.set(disk.total);
  }
  if (!stored) return;
  jobs.set(stored.jobsWaiting);
  oldestJob.set(stored.oldestJobSeconds);
  jobsFailing.set(stored.jobsFailing);
  if (stored.lastBackup) backupAge.set((Date.now() - stored.lastBackup.at.getTime()) / 1000);
  for (const [state, count] of Object.entries(stored.mails)) mails.set({ state }, count);
}
