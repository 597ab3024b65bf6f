import pLimit from 'p-limit';
import { PgBoss, type Db, type Job, type JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { DatabaseAddress } from '../database/DatabaseAddress';
import { throttleErrors } from '../logger/throttleErrors';
import { jobSeconds } from '../metrics/metrics';
import { currentTracing } from '../tracing/tracing';
import type { JobObserver } from './JobObserver';
import type { JobDefinition, JobQueue } from './JobQueue';
import { QueueDatabase } from './QueueDatabase';
import { splitTrace, withTrace } from './tracedPayload';

type Handler<T> = (payload: T) => Promise<void>;

interface Registration {
  job: JobDefinition<object>;
  handle: Handler<object>;
  onFailed: Handler<object> | undefined;
}

const unobserved: JobObserver = { known: () => Promise.resolve(), ran: () => Promise.resolve() };

/** The schema of the queue's own tables; pg-boss creates and migrates them. */
const schema = 'job_queue';

const queueOptions = {
  notify: true,
  heartbeatSeconds: 10,
  retryLimit: 5,
  retryBackoff: true,
  expireInSeconds: 15 * 60,
};

/** Time limit for running jobs at the end. */
const graceMs = 10_000;
/** Jobs cannot finish without a database, so nothing is waited for. pg-boss accepts no less. */
const graceOfSilentMs = 1_000;
const silenceMs = 2_000;
/** Time limit for the queue's last writes; after it its connections are cut. */
const farewellMs = 3_000;

/** NOTIFY wakes workers at once. The slow polling is for jobs that become due by time, such as a retry. */
const workOptions = {
  batchSize: 10,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
} as const;

/**
 * A job queue on our own PostgreSQL. NOTIFY wakes its workers. A job whose process died runs again within half a
 * minute, because its heartbeat stops.
 */
export class PgBossJobQueue implements JobQueue {
  private readonly boss: PgBoss;
  private readonly database: QueueDatabase;
  private readonly registrations: Registration[] = [];
  private running = false;
  private startedAt = 0;

  constructor(
    address: DatabaseAddress,
    private readonly logger: Logger,
    private readonly observer: JobObserver = unobserved,
    /** false: it only enqueues, for another process to run */
    private readonly runsJobs = true,
  ) {
    const logError = throttleErrors((fields) => {
      logger.error(fields, 'The job queue met an error.');
    });
    const onError = (error: unknown): void => {
      logError(error);
    };
    this.database = new QueueDatabase({ address, onError });
    this.boss = new PgBoss({
      db: this.database,
      schema,
      useListenNotify: address.listenUrl !== null,
      supervise: runsJobs,
      schedule: runsJobs,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 10,
    });
    this.boss.on('error', onError);
    this.boss.on('warning', (warning) => {
      logger.warn({ warning: warning.message }, 'The job queue warns.');
    });
  }

  /** Call it before `start`. `onFailed` is called once no try is left, even if each try killed its process. */
  register<T extends object>(job: JobDefinition<T>, handle: Handler<T>, onFailed?: Handler<T>): void {
    if (this.running) throw new Error(`Register the job ${job.name} before the queue is started.`);
    this.registrations.push({
      job,
      handle: (payload) => handle(payload as T),
      onFailed: onFailed && ((payload) => onFailed(payload as T)),
    });
  }

  async start(): Promise<void> {
    await this.boss.start();
    await this.observer.known(this.registrations.map(({ job }) => job));
    for (const registration of this.registrations) await this.subscribe(registration);
    this.startedAt = Date.now();
    this.running = true;
  }

  /** Waits for running jobs, at most ten seconds, and not if the database is silent. */
  async stop(): Promise<void> {
    this.running = false;
    const timeout = (await this.database.answersWithin(silenceMs)) ? graceMs : graceOfSilentMs;
    const late = setTimeout(() => {
      this.database.cut();
    }, timeout + farewellMs);
    try {
      await this.boss.stop({ graceful: true, timeout });
    } finally {
      clearTimeout(late);
      await this.database.close();
    }
  }

  isRunning(): boolean {
    return this.running;
  }

  silentMs(): number {
    if (!this.runsJobs) return 0;
    const looks = this.boss.getWipData().map(({ lastFetchedOn }) => lastFetchedOn ?? 0);
    return Date.now() - Math.max(this.startedAt, ...looks);
  }

  async enqueue<T extends object>(manager: EntityManager, job: JobDefinition<T>, payload: T): Promise<void> {
    await this.boss.send(job.name, withTrace(payload), {
      db: inTransactionOf(manager),
      ...(job.delaySeconds !== undefined && { startAfter: job.delaySeconds }),
    });
  }

  async enqueueAll<T extends object>(
    manager: EntityManager,
    job: JobDefinition<T>,
    payloads: readonly T[],
  ): Promise<void> {
    if (payloads.length === 0) return;
    const { delaySeconds: startAfter } = job;
    const jobs = payloads.map((payload) => ({
      data: withTrace(payload),
      ...(startAfter !== undefined && { startAfter }),
    }));
    await this.boss.insert(job.name, jobs, { db: inTransactionOf(manager) });
  }

  private async subscribe({ job, handle, onFailed }: Registration): Promise<void> {
    const { name, schedule, retry } = job;
    const givenUp = onFailed && (await this.subscribeToFailed(name, onFailed));
    const options = {
      ...queueOptions,
      ...(givenUp !== undefined && { deadLetter: givenUp }),
      ...(job.longestRunSeconds !== undefined && { expireInSeconds: job.longestRunSeconds }),
      ...(retry && { retryLimit: retry.limit, retryDelay: retry.delaySeconds, retryDelayMax: retry.maxDelaySeconds }),
    };
    // the first call creates a missing queue, the second updates an existing one
    await this.boss.createQueue(name, options);
    await this.boss.updateQueue(name, options);
    if (!this.runsJobs) return;
    const atOnce = job.atOnce ?? 1;
    const inTurn = pLimit(atOnce);
    const fetching = job.isLong ? { batchSize: 1, localConcurrency: atOnce } : {};
    await this.boss.work(name, { ...workOptions, ...fetching }, (jobs: Job[]) =>
      Promise.all(jobs.map(({ id, data }) => inTurn(() => this.run(job, handle, id, data)))),
    );
    if (schedule) await this.boss.schedule(name, schedule.cron, {}, { tz: schedule.timeZone });
    // a setting may have taken its schedule away
    else await this.boss.unschedule(name);
  }

  /** Handles pg-boss's queue for jobs without a try left. Administrators do not see it as a kind of job. */
  private async subscribeToFailed(of: string, onFailed: Handler<object>): Promise<string> {
    const name = `${of}-given-up`;
    await this.boss.createQueue(name, queueOptions);
    await this.boss.updateQueue(name, queueOptions);
    if (!this.runsJobs) return name;
    await this.boss.work(name, { ...workOptions, perJobResults: false }, async (jobs: Job[]) => {
      for (const { data } of jobs) await onFailed(splitTrace(data).payload);
    });
    return name;
  }

  /** Runs one job. If it fails, only this job of its batch is retried. */
  private async run(job: JobDefinition<object>, handle: Handler<object>, id: string, data: object): Promise<JobResult> {
    const { payload, traceparent } = splitTrace(data);
    const span = currentTracing()?.begin(`job ${job.name}`, 'job', traceparent);
    const logger = this.logger.child({ job: job.name, jobId: id, traceparent: span?.traceparent });
    const startedAt = new Date();
    const tell = (problem: string | null): Promise<void> => {
      const finishedAt = new Date();
      const outcome = problem === null ? 'done' : 'failed';
      span?.end({ attributes: { 'local_offers.job': job.name }, failed: problem !== null });
      jobSeconds.observe({ name: job.name, outcome }, (finishedAt.getTime() - startedAt.getTime()) / 1000);
      return this.observer
        .ran({ name: job.name, startedAt, finishedAt, problem })
        .catch((error: unknown) => logger.error({ err: error }, 'That a job ran could not be kept.'));
    };
    try {
      await (span ? span.run(() => handle(payload)) : handle(payload));
      await tell(null);
      logger.info('Job done.');
      return { id, status: 'completed' };
    } catch (error) {
      logger.error({ err: error }, 'Job failed; it is tried again.');
      const message = error instanceof Error ? error.message : 'unknown';
      await tell(message);
      return { id, status: 'failed', output: { message } };
    }
  }
}

function inTransactionOf(manager: EntityManager): Db {
  const { queryRunner } = manager;
  if (!queryRunner?.isTransactionActive) throw new Error('A job is enqueued inside a transaction, with its manager.');
  return {
    async executeSql(text, values) {
      const { records } = await queryRunner.query(text, values, true);
      return { rows: records };
    },
  };
}
