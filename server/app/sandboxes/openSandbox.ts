import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { noteDatedChanges } from '../../domains/browsing/changes/noteDatedChanges';
import { createIdentityProviders } from '../../platform/identity-providers/createIdentityProviders';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { DomainError } from '../../shared/errors/DomainError';
import { destroyDataSource } from '../database/destroyDataSource';
import type { ServerDependencies } from '../http/ServerDependencies';
import { databaseBeside } from './sandboxDatabases';
import { sandboxQueue } from './sandboxQueue';

export type BuildServer = (dependencies: ServerDependencies) => Promise<FastifyInstance>;

export interface OpenSandbox {
  app: FastifyInstance;
  close: () => Promise<void>;
}

const refuseOutside = () =>
  Promise.reject(new DomainError('UNAVAILABLE', 'A sandbox fetches nothing from other sites.'));

/**
 * Opens a whole server on the database and the files of a sandbox. It shares nothing with the site but code, clock and
 * log: it has its own secrets, so no token or link of one counts in the other, and no response cache, mails, jobs or
 * requests to other sites. If it cannot be opened, its connections are closed.
 */
export async function openSandbox(
  { sandboxes: _none, ...site }: ServerDependencies,
  { name, folder, build }: { name: string; folder: string; build: BuildServer },
): Promise<OpenSandbox> {
  const database = await databaseBeside(site.database, name).initialize();
  const secretOf = (use: string) =>
    createHmac('sha256', site.config.identitySecret).update(`${use} ${name}`).digest('hex');
  let app: FastifyInstance | undefined;
  const close = async (): Promise<void> => {
    try {
      await app?.close();
    } finally {
      await destroyDataSource(database);
    }
  };
  try {
    // the change feed shows no ad that begins on a day until this has run; no job does it here
    await noteDatedChanges({ database, clock: site.clock });
    app = await build({
      ...site,
      config: {
        ...site.config,
        ...{ demo: false, sandboxes: 0, s3: null, atdwApiKey: null, signInProviders: [], requiresSecondFactor: false },
        ...{ identitySecret: secretOf('identity'), dataDir: folder, breachedPasswordsUrl: null },
        wallets: { apple: null, google: null },
        accessToken: { ...site.config.accessToken, secret: secretOf('access') },
        responseCache: { megabytes: 0, fastPath: false },
      },
      database,
      jobs: sandboxQueue,
      files: new LocalFileStore(path.join(folder, name)),
      fetchOutside: refuseOutside,
      getOutside: refuseOutside,
      identityProviders: createIdentityProviders([], { logger: site.logger }),
      mailTransport: null,
      isSandbox: true,
    });
    await app.ready();
    return { app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
