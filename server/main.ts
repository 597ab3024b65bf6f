import cluster from 'node:cluster';
import { describeSite, type RunningSite } from './app/process/describeSite';
import type { Lifetime } from './app/process/Lifetime';
import { loadSettings } from './app/process/loadSettings';
import { runProcess } from './app/process/runProcess';
import { tellPrimary } from './app/process/workers/WorkerMessage';
import type { Config } from './platform/config/Config';
import { createLogger } from './platform/logger/createLogger';

/** Starts the site in this process, or in several that share its port (PROCESSES), and says where it is. */
async function start(lifetime: Lifetime): Promise<void> {
  const config = loadSettings();
  if (cluster.worker) {
    // a killed primary is no reason to end at once: `runProcess` closes in order
    cluster.worker.exitedAfterDisconnect = true;
    tellPrimary({ type: 'open', site: await startHere(lifetime, config) });
    return;
  }
  const site = config.processes > 1 ? await startWorkers(lifetime, config) : await startHere(lifetime, config);
  if (config.production) {
    const { publicUrl, database, files } = site;
    createLogger(config.log).info({ publicUrl, database, files }, 'The site is open.');
  } else process.stdout.write(describeSite(site));
  // from now on scripts/support/superviseProgram.mjs restarts us when we die
  process.send?.('open');
}

async function startHere(lifetime: Lifetime, config: Config): Promise<RunningSite> {
  const { startSite } = await import('./startSite.js');
  return startSite(lifetime, config);
}

/** Loads nothing of the site itself, so that this process stays small. */
async function startWorkers(lifetime: Lifetime, config: Config): Promise<RunningSite> {
  const { runWorkers } = await import('./app/process/workers/runWorkers.js');
  return runWorkers(lifetime, config);
}

void runProcess(start, { stays: true });
