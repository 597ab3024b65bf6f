import type { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../app/database/createDataSource';
import { migrate } from '../app/database/migrate';
import { asAdmin, copyDatabase, databaseUrl, dropDatabase, newDatabaseName } from './cluster/clusterDatabases';
import { allowStatementsAtOnce, refuseStatementsAtOnce } from './database/refuseStatementsAtOnce';
import { refuseUndeclaredNames } from './database/refuseUndeclaredNames';
import { copyMails, saveMails } from './keepMails';

const template = 'migrated_template';

export interface TestDatabase {
  database: DataSource;
  url: string;
  drop(): Promise<void>;
}

/** Creates a separate, fully migrated database: a copy of a template from the first test file of the run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  refuseStatementsAtOnce();
  return openDatabase(async (admin, name) => {
    await makeTemplate(admin);
    await copyDatabase(admin, template, name);
  });
}

/** Creates an empty database for tests of the migrations themselves. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  // TypeORM's own reading of tables queues them
  allowStatementsAtOnce();
  return openDatabase(async (admin, name) => {
    await admin.query(`CREATE DATABASE ${name}`);
  });
}

/** Creates a database for a whole test file, before its tests, and drops it after them. */
export function useTestDatabase(): { readonly database: DataSource; readonly url: string } {
  let current: TestDatabase | undefined;
  beforeAll(async () => {
    current = await createTestDatabase();
    await copyMails(current.database);
  });
  afterAll(async () => {
    if (current) await saveMails(current.database);
    await current?.drop();
  });
  const opened = (): TestDatabase => {
    if (current) return current;
    throw new Error('The test database is open from beforeAll to afterAll only.');
  };
  return {
    get database() {
      return opened().database;
    },
    get url() {
      return opened().url;
    },
  };
}

async function openDatabase(create: (admin: Client, name: string) => Promise<void>): Promise<TestDatabase> {
  const name = newDatabaseName();
  await asAdmin((admin) => create(admin, name));
  const url = databaseUrl(name);
  // two hundred concurrent callers wait their turn, on any machine
  const database = await createDataSource({ url, poolSize: 5, connectionTimeoutMs: 0 }).initialize();
  refuseUndeclaredNames(database);
  return {
    database,
    url,
    async drop() {
      if (database.isInitialized) await database.destroy();
      await dropDatabase(name);
    },
  };
}

/** Test files run concurrently, so the first creates the template while the others wait. */
async function makeTemplate(admin: Client): Promise<void> {
  await admin.query(`SELECT pg_advisory_lock(hashtext('${template}'))`);
  const { rowCount } = await admin.query(`SELECT 1 FROM pg_database WHERE datname = '${template}'`);
  if (rowCount === 0) {
    const name = `unfinished_${template}`;
    await admin.query(`DROP DATABASE IF EXISTS ${name}`);
    await admin.query(`CREATE DATABASE ${name}`);
    const database = await createDataSource({ url: databaseUrl(name), poolSize: 2 }).initialize();
    try {
      await migrate(database);
    } finally {
      await database.destroy();
    }
    await admin.query(`ALTER DATABASE ${name} RENAME TO ${template}`);
  }
  await admin.query(`SELECT pg_advisory_unlock(hashtext('${template}'))`);
}
