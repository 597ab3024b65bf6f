import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { FileStore } from '../../platform/file-store/FileStore';
import { LocalFileStore } from '../../platform/file-store/LocalFileStore';
import { destroyDataSource } from '../database/destroyDataSource';
import { migrate } from '../database/migrate';
import { databaseBeside, databaseExists, dropDatabase, templateName, templatePrefix } from './sandboxDatabases';

/** Fills the empty tables of a sandbox; an administrator is among the logins. */
export type SeedSandbox = (database: DataSource, files: FileStore) => Promise<unknown>;

interface Surroundings {
  site: DataSource;
  /** of all sandboxes */
  folder: string;
  seed: SeedSandbox;
  logger: Logger;
}

/**
 * Makes the database and the files that sandboxes are copied from, unless they are there: the tables of this version with
 * the demo data. Then it removes the templates of other versions. Returns the folder of its files.
 */
export async function makeSandboxTemplate({ site, folder, seed, logger }: Surroundings): Promise<string> {
  const name = templateName(site);
  const files = path.join(folder, name);
  const prefix = templatePrefix(site);
  const lock = site.createQueryRunner();
  await lock.connect();
  try {
    // of servers that start at once one makes it, and none removes what another version is making
    await lock.query('SELECT pg_advisory_lock(hashtext($1))', [prefix]);
    if ((await databaseExists(site, name)) && existsSync(files)) return files;
    await dropDatabase(site, name);
    const unfinished = `${name}_new`;
    await dropDatabase(site, unfinished);
    await site.query(`CREATE DATABASE ${unfinished}`);
    const drawn = `${files}.new`;
    rmSync(drawn, { recursive: true, force: true });
    const database = databaseBeside(site, unfinished);
    try {
      await database.initialize();
      await migrate(database);
      await seed(database, new LocalFileStore(drawn));
    } finally {
      if (database.isInitialized) await destroyDataSource(database);
    }
    rmSync(files, { recursive: true, force: true });
    mkdirSync(drawn, { recursive: true });
    renameSync(drawn, files);
    await site.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
    await removeOthers({ site, folder, prefix, name }).catch((err: unknown) => {
      logger.warn({ err }, 'Templates of other versions could not be removed.');
    });
    return files;
  } finally {
    await lock.query('SELECT pg_advisory_unlock(hashtext($1))', [prefix]).catch(() => undefined);
    await lock.release();
  }
}

async function removeOthers({
  site,
  folder,
  prefix,
  name,
}: {
  site: DataSource;
  folder: string;
  prefix: string;
  name: string;
}): Promise<void> {
  const others = await site.query<{ datname: string }[]>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1) AND datname <> $2',
    [prefix, name],
  );
  for (const { datname } of others) await dropDatabase(site, datname);
  for (const entry of readdirSync(folder)) {
    if (entry.startsWith(prefix) && entry !== name) rmSync(path.join(folder, entry), { recursive: true, force: true });
  }
}
