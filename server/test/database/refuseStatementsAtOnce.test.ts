import { useTestDatabase } from '../testDatabase';

const test = useTestDatabase();

it('prevents statements from queueing on one connection', async () => {
  const atOnce = test.database.transaction(async (manager) => {
    const asked = await Promise.allSettled([1, 2, 3].map((n) => manager.query(`SELECT ${n}`)));
    return asked.map(({ status }) => status);
  });
  await expect(atOnce).resolves.toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

it('allows concurrent statements on several connections', async () => {
  const answers = await Promise.all([1, 2, 3].map((n) => test.database.query<{ n: number }[]>(`SELECT ${n} AS n`)));
  expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
});
