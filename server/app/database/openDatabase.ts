import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/Config';
import { supportsPreparedStatements } from '../../platform/database/prepared/supportsPreparedStatements';
import { StartProblem } from '../../shared/errors/StartProblem';
import { compareMigrations, namesOf, readContractingNames, readMigrationNames } from './compareMigrations';
import { createDataSource } from './createDataSource';
import { destroyDataSource } from './destroyDataSource';
import { findAddress } from './hosts/findAddress';
import { explainDatabaseProblem } from './explainDatabaseProblem';
import { migrate } from './migrate';
import { type DatabaseServer, openDatabaseServer } from './openDatabaseServer';
import { untilWritable } from './hosts/untilWritable';

export interface OpenedDatabase extends Omit<DatabaseServer, 'stop'> {
  database: DataSource;
  /** Names of the migrations that this start has run. */
  migrated: string[];
  /** Names of the migrations of a newer version, which this one survives. */
  newer: string[];
  close: () => Promise<void>;
}

interface Opening {
  /**
   * What becomes of a database that lacks migrations: `upgrade` runs them (unless MIGRATE_AT_START forbids it); `require`
   * refuses it, because the server that runs is of the version before; `keep` opens it as it is, for a backup before an
   * upgrade. A database without any tables is set up also by `require`.
   */
  schema?: 'upgrade' | 'require' | 'keep';
  /** called again and again while PostgreSQL recovers and this waits until it takes writes; may throw to end it */
  onWait?: () => void;
}

/** Opens the configured database or the built-in one, connected and migrated. Closes everything again if a step fails. */
export async function openDatabase(
  config: Pick<Config, 'database' | 'dataDir'>,
  { schema = 'require', onWait }: Opening = {},
): Promise<OpenedDatabase> {
  const { url, place, keepRunning, stop } = await openDatabaseServer(config);
  let database: DataSource | undefined;
  const close = async (): Promise<void> => {
    if (database?.isInitialized) await destroyDataSource(database);
    await stop();
  };
  try {
    await untilWritable(url, { ...(onWait && { onWait }) });
    const address = await findAddress(url, config.database);
    const { poolSize, preparedStatements, batchesStatements } = config.database;
    if (preparedStatements && address.pooling === 'transaction') await assertSupportsPreparedStatements(url);
    database = createDataSource({
      ...address,
      poolSize,
      batchesStatements,
      preparedStatements: preparedStatements ?? address.pooling === 'session',
    });
    await database.initialize();
    await assertVersion(database);
    const { pending, run, unknown: newer } = await readDifference(database);
    if (schema === 'keep') return { database, url, place, migrated: [], newer, keepRunning, close };
    if (newer.length > 0) await assertSurvives(database, newer);
    const mayMigrate = config.database.migratesAtStart && (schema === 'upgrade' || run === 0);
    if (pending.length > 0 && !mayMigrate) throw new StartProblem(explainPending(pending.length));
    return { database, url, place, migrated: await migrate(database), newer, keepRunning, close };
  } catch (error) {
    await close();
    throw explainDatabaseProblem(error, url);
  }
}

/** 15 and 18 are tested. */
const oldestMajor = 15;

async function assertVersion(database: DataSource): Promise<void> {
  const [row] = await database.query<{ major: number }[]>(
    `SELECT current_setting('server_version_num')::int / 10000 AS major`,
  );
  if (row === undefined || row.major >= oldestMajor) return;
  throw new StartProblem(
    `PostgreSQL ${row.major} is too old: use ${oldestMajor} or newer, or leave DATABASE_URL out for the built-in one.`,
  );
}

async function assertSupportsPreparedStatements(url: string): Promise<void> {
  if (await supportsPreparedStatements(url)) return;
  throw new StartProblem(
    'DATABASE_PREPARED_STATEMENTS is true, but the pool at DATABASE_URL loses prepared statements: leave the setting out, or set max_prepared_statements in PgBouncer 1.21 or newer.',
  );
}

async function readDifference(database: DataSource): Promise<ReturnType<typeof compareMigrations> & { run: number }> {
  const run = await readMigrationNames((sql) => database.query(sql));
  return { ...compareMigrations(namesOf(database.migrations), run), run: run.length };
}

/** Refuses a database from which a newer version has taken what this one needs. */
async function assertSurvives(database: DataSource, newer: readonly string[]): Promise<void> {
  const contracting = new Set(await readContractingNames((sql) => database.query(sql)));
  const fatal = newer.filter((name) => contracting.has(name));
  if (fatal.length === 0) return;
  throw new StartProblem(
    `A newer version of this program has taken away what this one needs in the database (${fatal.join(', ')}): start that version or a later one, or restore the backup made before the upgrade.`,
  );
}

function explainPending(count: number): string {
  return `The database lacks ${count} migrations of this version: run "npm run migrate", or start the site without MIGRATE_AT_START=false.`;
}
