import { getHeapStatistics } from 'node:v8';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { mostMemory } from '../../../shared/health/mostMemory';
import { RequestHistogram } from './RequestHistogram';

/**
 * The figures of this process for `/metrics` and the Health screen. Labels are few and known: patterns of routes, root
 * fields, names of jobs. Never an address, an id, or anything of a person (docs/rules/privacy-and-law.md#minimal-data).
 */
export const registry = new Registry();

const registers = [registry];
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const requestSeconds = new RequestHistogram(
  'local_offers_request_seconds',
  'Time of requests by method, pattern of the route and status.',
);
registry.registerMetric(requestSeconds as never);

export const graphqlSeconds = new Histogram({
  name: 'local_offers_graphql_seconds',
  help: 'Time of GraphQL operations by kind and root field.',
  labelNames: ['operation', 'field'],
  buckets: seconds,
  registers,
});

export const renderSeconds = new Histogram({
  name: 'local_offers_render_seconds',
  help: 'Time to render a page, with its queries, by outcome.',
  labelNames: ['outcome'],
  buckets: seconds,
  registers,
});

export const statementSeconds = new Histogram({
  name: 'local_offers_statement_seconds',
  help: 'Time from sending a statement to its result, by its first word.',
  labelNames: ['verb'],
  buckets: seconds,
  registers,
});

export const cacheLookups = new Counter({
  name: 'local_offers_cache_lookups_total',
  help: 'Look-ups in the response cache by outcome: hit, shared (waited for the same computation), miss.',
  labelNames: ['outcome'],
  registers,
});

export const cacheBytes = new Gauge({
  name: 'local_offers_cache_bytes',
  help: 'Bytes of the response cache.',
  registers,
});

export const replicaReads = new Counter({
  name: 'local_offers_replica_reads_total',
  help: 'Statements that a read replica may answer, by who answered: replica, primary.',
  labelNames: ['from'],
  registers,
});

export const replicaStates = new Gauge({
  name: 'local_offers_replicas',
  help: 'Read replicas by state: read, left_out (silent, or over a second behind).',
  // each process sees the same ones
  aggregator: 'max',
  labelNames: ['state'],
  registers,
});

export const cdnPurges = new Counter({
  name: 'local_offers_cdn_purges_total',
  help: 'Requests to purge the CDN, by outcome: done, failed (tried again).',
  labelNames: ['outcome'],
  registers,
});

export const cdnPurgeWaits = new Gauge({
  name: 'local_offers_cdn_purge_waits',
  help: 'Tags whose purge the CDN has not acknowledged.',
  registers,
});

export const policyReports = new Counter({
  name: 'local_offers_policy_reports_total',
  help: 'What browsers reported as blocked by the content security policy, by directive.',
  labelNames: ['directive'],
  registers,
});

export const jobSeconds = new Histogram({
  name: 'local_offers_job_seconds',
  help: 'Time of runs of jobs by name and outcome.',
  labelNames: ['name', 'outcome'],
  buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60, 300, 900],
  registers,
});

export const mailsDelivered = new Counter({
  name: 'local_offers_mails_total',
  help: 'Attempts at mails by the state after them.',
  labelNames: ['state'],
  registers,
});

export const couponsTaken = new Counter({
  name: 'local_offers_coupons_taken_total',
  help: 'Coupons that buyers took.',
  registers,
});

export const couponsRedeemed = new Counter({
  name: 'local_offers_coupons_redeemed_total',
  help: 'Coupons that tills redeemed.',
  registers,
});

new Gauge({
  name: 'local_offers_memory_share',
  help: 'Memory of the process as a share of what it takes at most if all is well; of several processes the highest.',
  aggregator: 'max',
  registers,
  collect() {
    this.set(process.memoryUsage.rss() / mostMemory(getHeapStatistics().heap_size_limit));
  },
});

let isCollecting = false;

/** Adds figures of the process itself: processor, memory, garbage collection, event loop. The first call counts. */
export function collectProcessMetrics(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: registry });
  // prom-client takes the mean, in which one blocked process of several does not show
  const lag = registry.getSingleMetric('nodejs_eventloop_lag_p99_seconds');
  if (lag) Object.assign(lag, { aggregator: 'max' });
}
