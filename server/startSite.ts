import cluster from 'node:cluster';
import path from 'node:path';
import { startCdnPurges } from './app/cdn/startCdnPurges';
import { openDatabase } from './app/database/openDatabase';
import { openReplicas } from './app/database/openReplicas';
import { buildProbes } from './app/http/buildProbes';
import { buildServer } from './app/http/buildServer';
import { showsOutbox } from './app/http/outbox/showsOutbox';
import type { ServerDependencies } from './app/http/ServerDependencies';
import { startJobs } from './app/jobs/startJobs';
import { assertPortIsFree } from './app/process/assertPortIsFree';
import { drain } from './app/process/drain';
import { explainListenProblem } from './app/process/explainListenProblem';
import type { Lifetime } from './app/process/Lifetime';
import type { RunningSite } from './app/process/describeSite';
import { loggedProgress, terminalProgress } from './app/process/Progress';
import type { SeedSandbox } from './app/sandboxes/makeSandboxTemplate';
import { Sandboxes } from './app/sandboxes/Sandboxes';
import { SharedBrowser } from './platform/browser/SharedBrowser';
import { systemClock as clock } from './platform/clock/Clock';
import type { Config } from './platform/config/Config';
import { followSiteSettings } from './domains/site-settings/followSiteSettings';
import { watchSlowStatements } from './platform/database/slowStatements';
import { openFileStore } from './platform/file-store/openFileStore';
import { createLogger } from './platform/logger/createLogger';
import { createIdentityProviders } from './platform/identity-providers/createIdentityProviders';
import { createCheckOutside } from './platform/outside-fetch/createCheckOutside';
import { createPostOutside } from './platform/outside-fetch/createPostOutside';
import { createGetOutside } from './platform/outside-fetch/createGetOutside';
import { createFetchOutside } from './platform/outside-fetch/createFetchOutside';
import { createMailTransport } from './platform/mailer/delivery/createMailTransport';
import { getMailSender } from './platform/mailer/getMailSender';
import { assertNoDemoLogins } from './seeds/demo/assertNoDemoLogins';
import { seedDemoData } from './seeds/demo/seedDemoData';
import { seedReferenceData } from './seeds/seedReferenceData';
import { isTracingWanted } from './platform/tracing/isTracingWanted';
import { useTracing } from './platform/tracing/tracing';

/**
 * Starts the site of one process, from the database to a listening server. At the end the lifetime closes everything in
 * reverse order.
 */
export async function startSite(lifetime: Lifetime, config: Config): Promise<RunningSite> {
  const logger = createLogger(config.log);
  for (const warning of config.warnings) logger.warn(warning);
  watchSlowStatements(config.log.slowMs === 0 ? null : { logger, fromMs: config.log.slowMs });
  await traceIfWanted(lifetime);
  const progress = config.production ? loggedProgress(logger) : terminalProgress((text) => process.stdout.write(text));
  lifetime.onStop((reason) => {
    if (config.production) logger.info({ reason }, 'The site closes.');
    else process.stdout.write(`\nClosing: ${reason}.\n`);
  });
  const { host, port, publicUrl, shutdownDelayMs } = config.http;
  // workers share the port of their primary, which has checked it
  if (!cluster.isWorker) await assertPortIsFree(config.http);

  lifetime.throwIfStopping();
  let isWaiting = false;
  const onWait = () => {
    lifetime.throwIfStopping();
    if (!isWaiting) logger.warn('PostgreSQL recovers, or is a standby: waiting until it takes writes.');
    isWaiting = true;
  };
  const opened = await progress.step('Database', () => openDatabase(config, { schema: 'upgrade', onWait }));
  lifetime.onClose('database', opened.close);
  opened.keepRunning(logger, (error) => lifetime.fail(error));
  const { database, newer } = opened;
  if (newer.length > 0) logger.warn({ migrations: newer }, 'A newer version of the program has changed the database.');
  lifetime.onClose('read replicas', await openReplicas(database, config.database.replicaUrls, logger));
  if (config.production) await assertNoDemoLogins(database);
  await progress.step('Reference data', () => seedReferenceData(database));

  const settings = await followSiteSettings(database, (error) => {
    logger.warn({ err: error }, 'Cannot read the settings of the site; this process keeps those that it has.');
  });
  lifetime.onClose('site settings', settings.stop);

  lifetime.throwIfStopping();
  const files = await openFileStore(config);
  const runsJobs = config.role !== 'web';
  if (config.cdn) {
    const purging = { cdn: config.cdn, database, files, logger, followsChanges: runsJobs };
    lifetime.onClose('CDN', await startCdnPurges(purging));
  }
  const logins = config.demo
    ? await progress.step('Demo data', (report) => seedDemoData({ database, files, clock, logger }, report))
    : [];

  lifetime.throwIfStopping();
  const mailTransport = createMailTransport(config.mail, getMailSender(config), config.identitySecret);
  const [fetchOutside, getOutside] = [createFetchOutside(), createGetOutside()];
  const browser = new SharedBrowser({ cacheFolder: path.join(config.dataDir, 'browser') });
  if (runsJobs) await browser.sweep();
  lifetime.onClose('browser', () => browser.close());
  const jobs = await progress.step('Job queue', () =>
    startJobs({
      database,
      clock,
      logger,
      files,
      mailTransport,
      mailSender: getMailSender(config),
      identitySecret: config.identitySecret,
      wallets: config.wallets,
      outward: config.outward,
      postOutside: createPostOutside(),
      fetchOutside,
      getOutside,
      atdwApiKey: config.atdwApiKey,
      checkOutside: createCheckOutside(),
      backup: config.backup,
      browser,
      runsJobs,
    }),
  );
  lifetime.onClose('job queue', () => jobs.stop());

  lifetime.throwIfStopping();
  await progress.step('Server', async () => {
    const build = config.role === 'jobs' ? buildProbes : buildServer;
    const dependencies: ServerDependencies = {
      config,
      logger,
      clock,
      database,
      jobs,
      files,
      fetchOutside,
      getOutside,
      identityProviders: createIdentityProviders(config.signInProviders, { logger }),
      mailTransport,
    };
    if (config.sandboxes > 0 && config.role !== 'jobs') {
      const seed: SeedSandbox = async (data, pictures) => {
        await seedReferenceData(data);
        await seedDemoData({ database: data, files: pictures, clock, logger });
      };
      const sandboxes = new Sandboxes(dependencies, { build: buildServer, seed });
      dependencies.sandboxes = sandboxes;
      lifetime.onClose('sandboxes', () => sandboxes.close());
    }
    const app = await build(dependencies);
    lifetime.onClose('server', () => app.close());
    await app.listen({ host, port }).catch((error: unknown) => {
      throw explainListenProblem(error, host, port);
    });
    lifetime.onClose(
      'load balancers',
      () => drain(app.draining, shutdownDelayMs, lifetime.hurried),
      shutdownDelayMs + 1_000,
    );
  });
  const place = config.s3 === null ? config.dataDir : `the bucket ${config.s3.bucket}`;
  const outbox = showsOutbox(config) ? `http://localhost:${port}/outbox` : null;
  return { publicUrl, logins, database: opened.place, files: place, outbox };
}

/** Traces, if the standard variables of OpenTelemetry name their receiver. Otherwise nothing of it is loaded. */
async function traceIfWanted(lifetime: Lifetime): Promise<void> {
  if (!isTracingWanted(process.env)) return;
  const { startTracing } = await import('./platform/tracing/startTracing.js');
  const tracing = startTracing(process.env);
  useTracing(tracing);
  lifetime.onClose('traces', () => {
    useTracing(null);
    return tracing.close();
  });
}
