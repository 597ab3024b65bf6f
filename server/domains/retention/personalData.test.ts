import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useTestDatabase } from '../../test/testDatabase';
import { personalData } from './personalData';

const test = useTestDatabase();

/** Who did something in a record of the site, or decided it: after an erasure that is a closed login without a name. */
const actors = [
  ...['archive_requests.decided_by_account_id', 'archive_requests.requested_by_account_id'],
  ...['atdw_runs.allowed_by_id', 'atdw_runs.requested_by_id', 'atdw_settings.updated_by_id'],
  ...['brochure_imports.created_by_id', 'brochure_reviews.reviewer_account_id'],
  ...['data_breaches.recorded_by_account_id', 'legal_drafts.changed_by_id', 'legal_versions.published_by_id'],
  ...['print_layouts.saved_by_id', 'site_settings.updated_by_id', 'site_settings_versions.changed_by_id'],
  ...['street_imports.requested_by_id', 'undone_redemptions.account_id'],
  // whose views are not counted; the month goes after 25 months
  'statistic_events.account_id',
];

/** Keyed hashes that no erasure may lift: of failed sign-ins, for 90 days (docs/rules/accounts-and-permissions.md#guessing). */
const limits = ['login_attempts.account_hash'];

/** Columns that say whose a row is: an address or a hash of one, a reference to a login, or the number of one. */
const columnsOfPeople = `
  SELECT t.relname || '.' || a.attname AS column FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
  WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
    AND a.attnum > 0 AND NOT a.attisdropped
    AND (a.attname ~ 'email|recipient|account_id' OR a.attname IN ('account_hash', 'person_hash')
      OR EXISTS (SELECT FROM pg_constraint c WHERE c.contype = 'f' AND c.conrelid = t.oid
        AND c.confrelid = 'accounts'::regclass AND a.attnum = ANY (c.conkey)))
  ORDER BY 1`;

it('has a row for each table that keeps something of a person', async () => {
  const columns = (await test.database.query<{ column: string }[]>(columnsOfPeople)).map(({ column }) => column);
  const known = personalData.map(({ table }) => table);
  const tableOf = (column: string) => column.split('.')[0] ?? '';
  const named = [...actors, ...limits];
  expect(columns.filter((column) => !named.includes(column) && !known.includes(tableOf(column)))).toEqual([]);
  // no exception outlives its column, or is of a table that has a row
  expect(named.filter((column) => !columns.includes(column) || known.includes(tableOf(column)))).toEqual([]);
});

it.each(personalData.map((data) => [data.table, data] as const))(
  'decides of each column of %s whether a person gets to see it',
  async (table, { shown, hidden, removal }) => {
    const rows = await test.database.query<{ name: string }[]>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
      [table],
    );
    const columns = rows.map(({ name }) => name);
    const decided = Object.keys(shown).filter((name) => columns.includes(name));
    if (hidden !== 'rest') {
      decided.push(...hidden);
      expect(decided.toSorted()).toEqual(columns.toSorted());
    }
    expect(new Set(decided).size).toBe(decided.length);
    // whatever is removed because it is about a person is shown to that person
    const ours = [
      'idempotency_key',
      'network_hash',
      'person_hash',
      'updated_at',
      'version',
      'token_version',
      'suspended_by_company',
    ];
    const removed = typeof removal === 'string' ? [] : Object.keys(removal).filter((column) => !ours.includes(column));
    expect(Object.keys(shown)).toEqual(expect.arrayContaining(removed));
  },
);

// docs/rules/privacy-and-law.md#personal-data
it('is the table of the documentation', () => {
  const page = readFileSync(path.join(__dirname, '../../../docs/rules/privacy-and-law.md'), 'utf8');
  const section = page.split('## Personal data\n')[1]?.split('\n## ')[0] ?? '';
  const documented = [...section.matchAll(/^\| `(\w+)` *\| (.*?) *\| (.*?) *\|$/gm)].map(([, ...cells]) => cells);
  expect(documented).toEqual(personalData.map(({ table, what, stays }) => [table, what, stays ?? 'nothing']));
});
