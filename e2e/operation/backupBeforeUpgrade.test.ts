import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { namesOf, readMigrationNames } from '../../server/app/database/compareMigrations';
import { migrate } from '../../server/app/database/migrate';
import { makeTestFolder } from '../../server/test/cluster/makeTestFolder';
import { createEmptyTestDatabase, type TestDatabase } from '../../server/test/testDatabase';

const root = path.resolve(__dirname, '..', '..');
const run = promisify(execFile);
const folder = makeTestFolder('backup-before-upgrade');
let test: TestDatabase;

beforeAll(async () => {
  test = await createEmptyTestDatabase();
});
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

const command = async (name: string): Promise<string> => {
  const settings = { DATABASE_URL: test.url, DATA_DIR: folder, BACKUP_DIR: path.join(folder, 'backups') };
  const env = { ...process.env, NODE_ENV: '', NODE_OPTIONS: '', LOG_LEVEL: 'silent', BACKUP_KEY: '', ...settings };
  const { stdout } = await run(process.execPath, [`dist/server/commands/${name}.js`], { cwd: root, env });
  return stdout;
};

it('a backup and its proof leave the older schema of a running server as it is', async () => {
  const older = namesOf(test.database.migrations).slice(0, -3);
  await migrate(test.database, undefined, older);
  await test.database.query(`INSERT INTO categories (code, name) VALUES ('CAFES', 'Cafés')`);
  const schema = () => readMigrationNames((sql) => test.database.query(sql));
  const before = await schema();

  expect(await command('backUp')).toMatch(/Restored on trial: [1-9]\d* rows/);
  expect(await schema()).toEqual(before);
  expect(readdirSync(path.join(folder, 'backups'))).toEqual([expect.stringMatching(/\.backup$/)]);
  expect(await command('verifyBackup')).toContain('is whole');
  expect(await schema()).toEqual(before);
  expect(before).toHaveLength(older.length);
});
