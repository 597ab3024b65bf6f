import { Client } from 'pg';
import { StartProblem } from '../../shared/errors/StartProblem';
import { createEmptyTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { openDatabase } from './openDatabase';

let empty: TestDatabase;

beforeAll(async () => {
  empty = await createEmptyTestDatabase();
});

afterAll(() => empty.drop());

type Schema = 'upgrade' | 'require' | 'keep';

const open = (url: string, migratesAtStart = true, schema: Schema = 'upgrade') =>
  openDatabase(
    {
      database: {
        url,
        poolSize: 2,
        neededConnections: 100,
        preparedStatements: true,
        batchesStatements: true,
        listenUrl: null,
        replicaUrls: [],
        migratesAtStart,
      },
      dataDir: '/nowhere',
    },
    { schema },
  );

function changed(change: (url: URL) => void): string {
  const url = new URL(empty.url);
  change(url);
  return url.href;
}

describe('an external PostgreSQL', () => {
  it('is connected and migrated', async () => {
    const opened = await open(empty.url);
    expect(opened.migrated).not.toEqual([]);
    expect(opened.place).toMatch(/^127\.0\.0\.1:\d+\/test_\w+ \(DATABASE_URL\)$/);
    await opened.close();

    const again = await open(empty.url);
    expect(again.migrated).toEqual([]);
    await again.close();
  });

  it('is opened after a newer version has added to it, and refused, unchanged, after one has taken away', async () => {
    const opened = await open(empty.url);
    await opened.database.query(`INSERT INTO migrations (timestamp, name) VALUES (1999, 'FromTheFuture1999')`);
    await opened.close();
    const older = await open(empty.url);
    expect(older.newer).toEqual(['FromTheFuture1999']);
    await older.close();

    const admin = new Client({ connectionString: empty.url });
    await admin.connect();
    await admin.query(`UPDATE migrations SET contracts = true WHERE name = 'FromTheFuture1999'`);
    await expect(open(empty.url)).rejects.toThrow(StartProblem);
    await expect(open(empty.url)).rejects.toThrow(/^A newer version .* \(FromTheFuture1999\): start that version/);
    await admin.query(`DELETE FROM migrations WHERE name = 'FromTheFuture1999'`);
    await admin.end();
    await (await open(empty.url)).close();
  });

  it('is refused while it lacks migrations, if a start may not run them', async () => {
    const bare = await createEmptyTestDatabase();
    await expect(open(bare.url, false)).rejects.toThrow(/lacks \d+ migrations of this version: run "npm run migrate"/);
    await (await open(bare.url)).close();
    await (await open(bare.url, false)).close();
    await bare.drop();
  });

  it('is set up by a command when it is empty, and refused, unchanged, when it is of the version before', async () => {
    const bare = await createEmptyTestDatabase();
    await (await open(bare.url, true, 'require')).close();
    const last = `(SELECT max(id) FROM migrations)`;
    await bare.database.query(`UPDATE migrations SET name = 'OfAnotherVersion' WHERE id = ${last}`);
    await expect(open(bare.url, true, 'require')).rejects.toThrow(
      /^The database lacks 1 migrations .* "npm run migrate"/,
    );
    expect(await bare.database.query(`SELECT name FROM migrations WHERE id = ${last}`)).toEqual([
      { name: 'OfAnotherVersion' },
    ]);
    await bare.drop();
  });

  it('is opened as it is for those who keep its schema', async () => {
    const bare = await createEmptyTestDatabase();
    const opened = await open(bare.url, true, 'keep');
    expect(opened.migrated).toEqual([]);
    expect(await bare.database.query(`SELECT to_regclass('migrations') AS "table"`)).toEqual([{ table: null }]);
    await opened.close();
    await bare.drop();
  });

  it.each([
    [
      'refuses the login',
      (url: URL) => (url.password = 'wrong'),
      /refuses the login of local_offers: correct the name/,
    ],
    ['is given no password', (url: URL) => (url.password = ''), /wants a password of local_offers: put it into/],
    ['speaks no TLS', (url: URL) => (url.search = '?sslmode=verify-full'), /speaks no TLS: take sslmode out/],
    ['lacks the database', (url: URL) => (url.pathname = '/nothing'), /no database "nothing" .* create it/],
    ['does not answer', (url: URL) => (url.port = '1'), /No PostgreSQL answers at 127\.0\.0\.1:1: start it/],
    [
      'has no known host',
      (url: URL) => (url.hostname = 'db.invalid'),
      /db\.invalid.* in DATABASE_URL (is not known|cannot be looked up)/,
    ],
  ])('is explained in one sentence when it %s', async (_what, change, sentence) => {
    const problem = open(changed(change));
    await expect(problem).rejects.toBeInstanceOf(StartProblem);
    await expect(problem).rejects.toThrow(sentence);
  });

  it('is explained in one sentence when the role may not create tables in it', async () => {
    const admin = new Client({ connectionString: empty.url });
    await admin.connect();
    await admin.query(`CREATE ROLE guest_of_tests LOGIN PASSWORD 'guest'`);
    await admin.query('CREATE DATABASE guarded_for_tests');
    try {
      const guest = changed((url) => {
        url.username = 'guest_of_tests';
        url.password = 'guest';
        url.pathname = '/guarded_for_tests';
      });
      await expect(open(guest)).rejects.toThrow(/guest_of_tests may not set up the database .* make it the owner/);
    } finally {
      await admin.query('DROP DATABASE guarded_for_tests WITH (FORCE)');
      await admin.query('DROP ROLE guest_of_tests');
      await admin.end();
    }
  });
});
