import cluster from 'node:cluster';
import { getHeapStatistics } from 'node:v8';
import type { Config } from '../../../platform/config/Config';
import { createLogger } from '../../../platform/logger/createLogger';
import { StartProblem } from '../../../shared/errors/StartProblem';
import { openDatabaseServer } from '../../database/openDatabaseServer';
import { assertPortIsFree } from '../assertPortIsFree';
import type { RunningSite } from '../describeSite';
import { type Lifetime, StopRequested } from '../Lifetime';
import { answerMetrics } from './answerMetrics';
import { Worker } from './Worker';

/** what a worker needs to close in order, after the time that load balancers have */
const closingMs = 25_000;
const leastHeapMb = 192;

/**
 * Runs the site in `config.processes` workers that share one port, and keeps them running. This process holds the
 * built-in PostgreSQL and serves nothing itself. The first worker migrates, inserts the reference data and runs the jobs;
 * the others begin when it serves (docs/decisions/0052-workers-share-a-port.md).
 */
export async function runWorkers(lifetime: Lifetime, config: Config): Promise<RunningSite> {
  const logger = createLogger(config.log);
  await assertPortIsFree(config.http);
  lifetime.throwIfStopping();
  const server = await openDatabaseServer(config);
  lifetime.onClose('database', server.stop);
  server.keepRunning(logger, (error) => lifetime.fail(error));

  // A worker takes its connections itself. One that this process hands over (Node's default) hangs if the worker dies
  // before it takes it; a connection that nobody has taken is another worker's.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ execArgv: sharedHeap(config.processes) });
  answerMetrics(logger);
  const place = { DATABASE_URL: server.url, BUILT_IN_DATABASE: 'false', DATA_DIR: config.dataDir };
  const workers: Worker[] = [];
  const addWorker = (settings: Record<string, string>): Worker => {
    const worker = new Worker(settings, {
      onEnd(reason, delayMs) {
        logger.error({ reason, delayMs }, 'A process of the site ended unexpectedly. It is started again.');
      },
      onGivenUp(reason) {
        if (workers.some(({ isOpen }) => isOpen)) {
          logger.error({ reason }, 'A process of the site does not start any more. The others go on without it.');
          return;
        }
        lifetime.fail(new StartProblem(`No process of the site starts any more (${reason}). See above for why.`));
      },
    });
    workers.push(worker);
    return worker;
  };
  const patienceMs = config.http.shutdownDelayMs + closingMs;
  lifetime.onClose(
    'workers',
    async () => {
      await Promise.all(workers.map((worker) => worker.stop(patienceMs)));
    },
    patienceMs + 1_000,
  );

  const opened = await addWorker(place).open();
  // Ctrl-C reaches both: a worker may end before we hear of it, at once or, once it can handle that, in order
  if (opened === 'SIGINT' || opened === 0) lifetime.stop('SIGINT (Ctrl-C)');
  lifetime.throwIfStopping();
  if (typeof opened !== 'object') {
    // it has said why
    process.exitCode = (typeof opened === 'number' && opened) || 1;
    throw new StopRequested('the first worker did not start');
  }
  const role = config.role === 'jobs' ? 'jobs' : 'web';
  for (let count = 1; count < config.processes; count += 1) addWorker({ ...place, ROLE: role }).start();
  return { ...opened, database: server.place };
}

/** Our options of Node with the memory for objects divided among the workers. */
function sharedHeap(processes: number): string[] {
  const option = '--max-old-space-size';
  const isLimited = process.execArgv.some((argument) => argument.startsWith(option));
  if (!isLimited) return process.execArgv;
  const megabytes = getHeapStatistics().heap_size_limit / 1024 / 1024;
  const share = Math.max(leastHeapMb, Math.floor(megabytes / processes));
  return [...process.execArgv.filter((argument) => !argument.startsWith(option)), `${option}=${String(share)}`];
}
