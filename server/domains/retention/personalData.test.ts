import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useTestDatabase } from '../../test/testDatabase';
import { personalData } from './personalData';

const test = useTestDatabase();

/** Changes and the audit log keep contacts in JSON; sessions, factors, devices and keys belong to an account. */
const withoutAddress = [
  ...['account_authenticators', 'account_passkeys', 'account_recovery_codes', 'account_sessions', 'factor_challenges'],
  ...['audit_log_entries', 'brochure_revisions', 'known_devices', 'api_keys', 'connected_accounts'],
  'sign_in_transactions',
];

it('has a row for each table that keeps an e-mail address', async () => {
  const rows = await test.database.query<{ table: string }[]>(
    `SELECT DISTINCT table_name AS table FROM information_schema.columns
     WHERE table_schema = 'public' AND (column_name ~ 'email' OR column_name = 'recipient')`,
  );
  const known = personalData.map(({ table }) => table).filter((table) => !withoutAddress.includes(table));
  expect(known.toSorted()).toEqual(rows.map(({ table }) => table).toSorted());
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
    const removed = removal === 'DELETE' ? [] : Object.keys(removal).filter((column) => !ours.includes(column));
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
