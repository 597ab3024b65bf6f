import { makeAccount } from '../../test/factories/makeAccount';
import { useTestDatabase } from '../../test/testDatabase';
import { assertNoDemoLogins } from './assertNoDemoLogins';
import { demoLogins } from './demoLogins';

const test = useTestDatabase();

it('refuses a database with a login whose password is in the documentation', async () => {
  await makeAccount(test.database);
  await expect(assertNoDemoLogins(test.database)).resolves.toBeUndefined();

  const { id } = await makeAccount(test.database, { email: demoLogins[0]!.email });
  await expect(assertNoDemoLogins(test.database)).rejects.toMatchObject({
    name: 'StartProblem',
    message: expect.stringContaining(demoLogins[0]!.email) as string,
  });

  await test.database.query('UPDATE accounts SET suspended_at = now() WHERE id = $1', [id]);
  await expect(assertNoDemoLogins(test.database)).resolves.toBeUndefined();
});
