import { useTestDatabase } from '../../../../test/testDatabase';
import { fileColumns } from './fileColumns';

const test = useTestDatabase();

it('names every column of the database that refers to a file', async () => {
  const columns = await test.database.query<{ table: string; column: string }[]>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name LIKE '%sha256' ORDER BY 1, 2`,
  );
  const named = fileColumns.map(({ table, column }) => `${table}.${column}`);
  expect(named.toSorted()).toEqual(columns.map(({ table, column }) => `${table}.${column}`));
});
