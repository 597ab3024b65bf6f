import type { DataSource } from 'typeorm';
import { createEmptyTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { migrate } from './migrate';
import { migrations } from './listMigrations';

describe('migrations', () => {
  let test: TestDatabase;

  beforeEach(async () => {
    test = await createEmptyTestDatabase();
  });
  afterEach(() => test.drop());

  it('create exactly the tables that the entities describe', async () => {
    await migrate(test.database);
    const difference = await test.database.driver.createSchemaBuilder().log();
    expect(difference.upQueries).toEqual([]);
    expect(difference.downQueries).toEqual([]);
  });

  it('can be undone one by one, down to the empty database', async () => {
    const before = await objectsOf(test.database);
    await migrate(test.database);
    expect((await objectsOf(test.database)).length).toBeGreaterThan(before.length + migrations.length);
    await undoAll(test.database);
    expect(await objectsOf(test.database)).toEqual(before);
    expect(await test.database.query('SELECT * FROM typeorm_metadata')).toEqual([]);
  });

  it('can be run again after they were undone', async () => {
    await migrate(test.database);
    await undoAll(test.database);
    expect(await migrate(test.database)).toHaveLength(migrations.length);
    expect(await migrate(test.database)).toEqual([]);
  });

  it('run once when two servers start together', async () => {
    const done = await Promise.all([migrate(test.database), migrate(test.database)]);
    expect(done.flat()).toHaveLength(migrations.length);
  });
});

async function undoAll(database: DataSource): Promise<void> {
  for (let left = migrations.length; left > 0; left -= 1) await database.undoLastMigration();
}

/** All our objects in the database: tables, indexes, functions, triggers, types, extensions. */
async function objectsOf(database: DataSource): Promise<string[]> {
  const rows = await database.query<{ name: string }[]>(`
    SELECT 'relation ' || relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relname NOT LIKE 'migrations%' AND relname <> 'typeorm_metadata'
    UNION ALL SELECT 'function ' || proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT 'trigger ' || tgname FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'extension ' || extname FROM pg_extension
    ORDER BY 1`);
  return rows.map((row) => row.name);
}
