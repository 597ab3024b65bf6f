import { DataSource, type DataSourceOptions } from 'typeorm';
import { findContractions, readCatalog } from '../../test/database/findContractions';
import { findScans, readStorage } from '../../test/database/findScans';
import { createEmptyTestDatabase, type TestDatabase } from '../../test/testDatabase';
import type { Migration } from './Migration';
import { migrations } from './listMigrations';

/** From here on each migration says whether older versions survive it (docs/operations.md#upgrades). */
const firstRuled = 1795000001850;
/** Released with a check that reads a table. Each later one adds its checks and foreign keys NOT VALID (docs/operations.md#upgrades). */
const lastWithScan = 1795000002100;
const numberOf = ({ name }: { name: string }): number => Number(name.slice(-13));
const ruled = migrations.filter((migration) => numberOf(migration) > firstRuled);

let test: TestDatabase;
beforeEach(async () => {
  test = await createEmptyTestDatabase();
});
afterEach(() => test.drop());

async function run(some: DataSourceOptions['migrations']): Promise<void> {
  const database = await new DataSource({ ...test.database.options, migrations: some }).initialize();
  await database.runMigrations({ transaction: 'all' });
  await database.destroy();
}

async function contractionsOf(statements: string): Promise<string[]> {
  const before = await readCatalog(test.database);
  await test.database.query(statements);
  return findContractions(before, await readCatalog(test.database));
}

async function scansOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = await readStorage(test.database);
  await work();
  return findScans(before, await readStorage(test.database));
}

it('a migration that takes something away from older versions says so, and none reads a whole table for a rule', async () => {
  await run(migrations.filter((migration) => numberOf(migration) <= firstRuled));
  for (const MigrationClass of ruled) {
    const migration: Migration = new MigrationClass();
    const before = await readCatalog(test.database);
    const scans = await scansOf(() => run([MigrationClass]));
    if (numberOf(MigrationClass) > lastWithScan)
      expect([MigrationClass.name, scans]).toEqual([MigrationClass.name, []]);
    if (numberOf(MigrationClass) === lastWithScan) expect(scans).toHaveLength(1);
    const contractions = findContractions(before, await readCatalog(test.database));
    expect([MigrationClass.name, migration.contracts ? [] : contractions]).toEqual([MigrationClass.name, []]);
  }
});

it('finds the changes for which a whole table is read or written, and nothing else', async () => {
  await test.database.query('CREATE TABLE ads (id integer PRIMARY KEY, views integer NOT NULL CHECK (views >= 0))');
  const expected: [string, string[]][] = [
    ['ALTER TABLE ads ADD CONSTRAINT ads_id_check CHECK (id > 0) NOT VALID', []],
    ['ALTER TABLE ads ADD COLUMN note text', []],
    ['CREATE TABLE pages (ad_id integer REFERENCES ads, CHECK (ad_id > 0))', []],
    ['ALTER TABLE pages ADD CONSTRAINT pages_ad_fkey FOREIGN KEY (ad_id) REFERENCES ads NOT VALID', []],
    ['ALTER TABLE ads VALIDATE CONSTRAINT ads_id_check', []],
    [
      'ALTER TABLE ads DROP CONSTRAINT ads_views_check, ADD CONSTRAINT ads_views_check CHECK (views >= 1)',
      ['ads_views_check reads all of ads: add it NOT VALID'],
    ],
    [
      'ALTER TABLE pages ADD CONSTRAINT pages_other_fkey FOREIGN KEY (ad_id) REFERENCES ads',
      ['pages_other_fkey reads all of pages: add it NOT VALID'],
    ],
    ['ALTER TABLE ads ADD COLUMN colour text NOT NULL DEFAULT 1', []],
    [
      'ALTER TABLE ads ALTER COLUMN note SET NOT NULL',
      ['ads.note becomes required, which reads all of ads: validate a check first'],
    ],
    ['ALTER TABLE ads ALTER COLUMN note DROP NOT NULL, ADD CHECK (note IS NOT NULL) NOT VALID', []],
    [
      'ALTER TABLE ads ALTER COLUMN note SET NOT NULL',
      ['ads.note becomes required, which reads all of ads: validate a check first'],
    ],
    ['ALTER TABLE ads ALTER COLUMN note DROP NOT NULL', []],
    ['ALTER TABLE ads VALIDATE CONSTRAINT ads_note_check', []],
    ['ALTER TABLE ads ALTER COLUMN note SET NOT NULL', []],
    ['ALTER TABLE ads ALTER COLUMN colour TYPE varchar', []],
    [
      'ALTER TABLE ads ALTER COLUMN views TYPE bigint',
      // its check is made again
      [
        'ads_views_check reads all of ads: add it NOT VALID',
        'all of ads is written again: add a column beside the old one',
      ],
    ],
    [
      'ALTER TABLE ads ADD COLUMN rank double precision DEFAULT random()',
      ['all of ads is written again: add a column beside the old one'],
    ],
    ['CREATE TABLE events (day date, code text) PARTITION BY RANGE (day)', []],
    [`CREATE TABLE events_2026 PARTITION OF events FOR VALUES FROM ('2026-01-01') TO ('2027-01-01')`, []],
    [
      'ALTER TABLE events ALTER COLUMN code TYPE char(9)',
      ['all of events_2026 is written again: add a column beside the old one'],
    ],
  ];
  for (const [statement, scans] of expected) {
    expect([statement, await scansOf(() => test.database.query(statement))]).toEqual([statement, scans]);
  }
});

it('finds what older versions do not survive, and nothing else', async () => {
  await test.database.query(
    'CREATE TABLE ads (id integer PRIMARY KEY, title text NOT NULL, views integer NOT NULL DEFAULT 0, note text)',
  );
  const expected: [string, string[]][] = [
    ['ALTER TABLE ads ADD COLUMN colour text', []],
    ['ALTER TABLE ads ADD COLUMN width integer NOT NULL DEFAULT 1', []],
    [
      'ALTER TABLE ads ADD CONSTRAINT ads_width_check CHECK (width > 0)',
      ['ads_width_check is a new rule for columns that older versions write'],
    ],
    ['ALTER TABLE ads ADD COLUMN height integer CONSTRAINT ads_height_check CHECK (height > 0)', []],
    ['CREATE TABLE pages (id integer PRIMARY KEY, text text NOT NULL)', []],
    ['CREATE INDEX ads_title_idx ON ads (title)', []],
    [
      'CREATE UNIQUE INDEX ads_note_idx ON ads (note)',
      ['ads_note_idx is a new rule for columns that older versions write'],
    ],
    ['ALTER TABLE ads ADD COLUMN depth integer NOT NULL', ['ads.depth is new and required, without a default']],
    ['ALTER TABLE ads ALTER COLUMN views DROP DEFAULT', ['ads.views has lost its default']],
    ['ALTER TABLE ads ALTER COLUMN note SET NOT NULL', ['ads.note has become required']],
    ['ALTER TABLE ads ALTER COLUMN views TYPE bigint', ['ads.views was integer and is bigint']],
    [
      'ALTER TABLE ads RENAME COLUMN title TO name',
      ['ads.title is gone', 'ads.name is new and required, without a default'],
    ],
    ['DROP TABLE pages', ['pages.id is gone', 'pages.text is gone']],
  ];
  for (const [statement, contractions] of expected) {
    expect([statement, await contractionsOf(statement)]).toEqual([statement, contractions]);
  }
});
