import { seedReferenceData } from '../../seeds/seedReferenceData';
import { createTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { makeAccount } from '../../test/factories/makeAccount';
import { isUnused } from './isUnused';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.drop());

it('is true after the migrations, also if a restore has failed since', async () => {
  expect(await isUnused(test.database)).toBe(true);
});

it('is false once a site has started, or an account exists', async () => {
  await makeAccount(test.database);
  expect(await isUnused(test.database)).toBe(false);
  await test.database.query('TRUNCATE accounts CASCADE');
  await seedReferenceData(test.database);
  expect(await isUnused(test.database)).toBe(false);
});
