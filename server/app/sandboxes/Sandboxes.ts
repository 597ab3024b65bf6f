import { createHmac, randomBytes } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Account } from '../../domains/accounts/Account';
import { ApiKey } from '../../domains/accounts/api-keys/ApiKey';
import { newKeySecret, sandboxPrefix } from '../../domains/accounts/api-keys/keySecret';
import { apiKeyScopeNames } from '../../shared/apiKeyScopes';
import { newDid } from '../../shared/did';
import { DomainError } from '../../shared/errors/DomainError';
import { StartProblem } from '../../shared/errors/StartProblem';
import { hashSecretToken } from '../../shared/secret-tokens/hashSecretToken';
import { destroyDataSource } from '../database/destroyDataSource';
import { getDatabaseAddress } from '../database/hosts/getDatabaseAddress';
import type { ServerDependencies } from '../http/ServerDependencies';
import { makeSandboxTemplate, type SeedSandbox } from './makeSandboxTemplate';
import { openSandbox, type BuildServer, type OpenSandbox } from './openSandbox';
import type { NewSandbox, SandboxHost } from './SandboxHost';
import { copyDatabase, databaseBeside, dropDatabase, sandboxName, templateName } from './sandboxDatabases';

const lifetimeMs = 60 * 60_000;
const sweepEveryMs = 60_000;
const mostOfNetwork = 2;

interface SandboxRow {
  name: string;
  expiresAt: Date;
}

interface Place {
  name: string;
  hash: string;
  expiresAt: Date;
  networkHash: string;
}

interface Surroundings {
  build: BuildServer;
  seed: SeedSandbox;
}

/** Keeps each sandbox in a database and a folder beside those of the site (docs/developers/sandbox.md). */
export class Sandboxes implements SandboxHost {
  private template: Promise<string> | undefined;
  private isTemplateReady = false;
  /** by the name of the database */
  private readonly opened = new Map<string, { expiresAt: Date; sandbox: Promise<OpenSandbox> }>();
  private readonly sweeping: NodeJS.Timeout;
  private readonly folder: string;

  /** @throws StartProblem behind a pool in transaction mode */
  constructor(
    private readonly site: ServerDependencies,
    private readonly surroundings: Surroundings,
  ) {
    if (getDatabaseAddress(site.database).pooling === 'transaction') {
      throw new StartProblem(
        'SANDBOXES needs DATABASE_URL to lead to PostgreSQL itself: a pool in transaction mode does not know their databases. Leave the setting out, or change the address.',
      );
    }
    this.folder = path.join(site.config.dataDir, 'sandboxes');
    this.sweeping = setInterval(() => {
      void this.sweep().catch((err: unknown) => site.logger.warn({ err }, 'Ended sandboxes could not be removed yet.'));
    }, sweepEveryMs);
    this.sweeping.unref();
  }

  prepare(): Promise<string> {
    const { seed } = this.surroundings;
    const { database, logger } = this.site;
    this.template ??= makeSandboxTemplate({ site: database, folder: this.folder, seed, logger }).then(
      (files) => {
        this.isTemplateReady = true;
        return files;
      },
      (error: unknown) => {
        // the next request tries again
        this.template = undefined;
        throw error;
      },
    );
    return this.template;
  }

  async create(network: string): Promise<NewSandbox> {
    if (!this.isTemplateReady) {
      void this.prepare().catch((err: unknown) => this.site.logger.warn({ err }, 'Sandboxes cannot be made.'));
      throw new DomainError('UNAVAILABLE', 'The data of the sandbox are being made. Try again in a minute.');
    }
    await this.sweep();
    const { database, clock, config } = this.site;
    const { secret, hash, prefix } = newKeySecret(sandboxPrefix);
    const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
    const name = sandboxName(database, randomBytes(6).toString('hex'));
    const networkHash = createHmac('sha256', config.identitySecret).update(`sandbox ${network}`).digest('hex');
    await this.reserve({ name, hash, expiresAt, networkHash });
    try {
      await copyDatabase(database, templateName(database), name);
      await cp(await this.prepare(), path.join(this.folder, name), { recursive: true });
      await this.addKey(name, { hash, prefix, expiresAt });
    } catch (error) {
      // the template may be gone: the next request looks, and makes it again
      this.template = undefined;
      this.isTemplateReady = false;
      await this.removeOrLog(name);
      throw error;
    }
    return { key: secret, expiresAt };
  }

  async find(token: string): Promise<FastifyInstance | null> {
    const { database, clock } = this.site;
    const [row] = await database.query<SandboxRow[]>(
      'SELECT name, expires_at AS "expiresAt" FROM sandboxes WHERE key_hash = $1 AND expires_at > $2',
      [hashSecretToken(token), clock.now()],
    );
    if (row === undefined) return null;
    const { name, expiresAt } = row;
    const known = this.opened.get(name);
    if (known !== undefined) return (await known.sandbox).app;
    const sandbox = openSandbox(this.site, { name, folder: this.folder, build: this.surroundings.build });
    this.opened.set(name, { expiresAt, sandbox });
    sandbox.catch(() => this.opened.delete(name));
    return (await sandbox).app;
  }

  /** Removes the sandboxes whose hour is over. It may run in several processes at once. */
  async sweep(): Promise<void> {
    const { database, clock } = this.site;
    const now = clock.now();
    for (const [name, { expiresAt, sandbox }] of this.opened) {
      if (expiresAt > now) continue;
      this.opened.delete(name);
      await sandbox.then(({ close }) => close()).catch(() => undefined);
    }
    const ended = await database.query<SandboxRow[]>(
      'SELECT name FROM sandboxes WHERE expires_at <= $1 ORDER BY expires_at',
      [now],
    );
    for (const { name } of ended) await this.removeOrLog(name);
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping);
    await this.template?.catch(() => undefined);
    const opened = [...this.opened.values()];
    this.opened.clear();
    for (const { sandbox } of opened) await sandbox.then(({ close }) => close()).catch(() => undefined);
  }

  /** Removes database, files and row. What cannot be removed yet keeps its row, and a later sweep tries again. */
  private async removeOrLog(name: string): Promise<void> {
    const { database, logger } = this.site;
    try {
      await dropDatabase(database, name);
      await rm(path.join(this.folder, name), { recursive: true, force: true });
      await database.query('DELETE FROM sandboxes WHERE name = $1', [name]);
    } catch (err) {
      logger.warn({ err, sandbox: name }, 'A sandbox could not be removed yet.');
    }
  }

  /** Takes a place before the copy is made, so that requests at once cannot take more than there are. */
  private async reserve({ name, hash, expiresAt, networkHash }: Place): Promise<void> {
    const { database, config } = this.site;
    await database.transaction(async (manager) => {
      await manager.query('LOCK TABLE sandboxes IN EXCLUSIVE MODE');
      const [taken] = await manager.query<{ all: number; own: number }[]>(
        'SELECT count(*)::integer AS all, (count(*) FILTER (WHERE network_hash = $1))::integer AS own FROM sandboxes',
        [networkHash],
      );
      if ((taken?.own ?? 0) >= mostOfNetwork) {
        throw new DomainError(
          'TOO_MANY_REQUESTS',
          'Your network has two sandboxes. Each ends an hour after it was made.',
        );
      }
      if ((taken?.all ?? 0) >= config.sandboxes) {
        throw new DomainError('UNAVAILABLE', 'All sandboxes are in use. Each ends after an hour: try again later.');
      }
      await manager.query('INSERT INTO sandboxes (name, key_hash, expires_at, network_hash) VALUES ($1, $2, $3, $4)', [
        name,
        hash,
        expiresAt,
        networkHash,
      ]);
    });
  }

  /** In its sandbox the key is that of an administrator, with all scopes. */
  private async addKey(name: string, key: Pick<ApiKey, 'hash' | 'prefix' | 'expiresAt'>): Promise<void> {
    const database = await databaseBeside(this.site.database, name).initialize();
    try {
      const account = await database.getRepository(Account).findOneByOrFail({ role: 'ADMINISTRATOR' });
      await database.getRepository(ApiKey).insert({
        ...{ did: newDid(), name: 'Sandbox', kind: 'ACCOUNT', accountId: account.id, scopes: [...apiKeyScopeNames] },
        ...{ allowedOrigins: [], createdAt: this.site.clock.now(), ...key },
      });
    } finally {
      await destroyDataSource(database);
    }
  }
}
