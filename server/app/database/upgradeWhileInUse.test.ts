import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { StartProblem } from '../../shared/errors/StartProblem';
import { eventually } from '../../test/eventually';
import { holdTable } from '../../test/database/holdTable';
import { createTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { migrate } from './migrate';

const firstOfUpgrade = 'SavingOfCoupons1795000001030';

let test: TestDatabase;
let purchase: Client;

beforeEach(async () => {
  test = await createTestDatabase();
  while ((await namesOfRun(test.database)).includes(firstOfUpgrade)) await test.database.undoLastMigration();
  purchase = new Client({ connectionString: test.url });
  await purchase.connect();
});
afterEach(async () => {
  await purchase.end();
  await test.drop();
});

it.each([
  ['brochures', 'coupon_purchases'],
  ['coupon_purchases', 'brochures'],
])('a purchase that locks %s and then %s succeeds, and so does the upgrade after it', async (first, second) => {
  await purchase.query(`BEGIN; LOCK TABLE ${first} IN ROW EXCLUSIVE MODE`);
  const upgrade = migrate(test.database, { attempts: 1_000, pauseMs: 20 });
  await eventually(async () => expect(await isWaiting(test.database)).toBe(true));
  await purchase.query(`LOCK TABLE ${second} IN ROW EXCLUSIVE MODE`);
  await purchase.query('COMMIT');
  expect(await upgrade).toContain(firstOfUpgrade);
});

it('tables that stay in use are named, and nothing changes', async () => {
  const release = await holdTable(test.url, 'coupon_purchases');
  const problem: unknown = await migrate(test.database, { attempts: 2, pauseMs: 1 }).catch((error: unknown) => error);
  await release();
  expect(problem).toBeInstanceOf(StartProblem);
  expect((problem as Error).message).toMatch(/tables .*brochures, coupon_purchases in use\. End its long transactions/);
  expect(await namesOfRun(test.database)).not.toContain(firstOfUpgrade);
});

it('lets visitors read ads while a backup reads the files of maps', async () => {
  const backup = new Client({ connectionString: test.url });
  await backup.connect();
  await backup.query('BEGIN; SELECT FROM printed_maps');
  const upgrade = migrate(test.database, { attempts: 1_000, pauseMs: 20 });
  await eventually(async () => expect(await isWaiting(test.database)).toBe(true));
  await purchase.query(`SET lock_timeout = '3s'; SELECT count(*) FROM brochures`);
  await backup.query('COMMIT');
  await backup.end();
  expect(await upgrade).toContain(firstOfUpgrade);
});

it('needs no lock when no migration is pending', async () => {
  await migrate(test.database);
  const release = await holdTable(test.url, 'brochures');
  expect(await migrate(test.database, { attempts: 1, pauseMs: 1 })).toEqual([]);
  await release();
});

async function namesOfRun(database: DataSource): Promise<string[]> {
  return (await database.query<{ name: string }[]>('SELECT name FROM migrations')).map(({ name }) => name);
}

async function isWaiting(database: DataSource): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `SELECT 1 FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return rows.length > 0;
}
