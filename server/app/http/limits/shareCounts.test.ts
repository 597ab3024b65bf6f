import { useTestDatabase } from '../../../test/testDatabase';
import { RequestCounters } from './RequestCounters';
import { exchangeOf } from './shareCounts';

const test = useTestDatabase();
const secret = 'a secret of the hashes in this test';

/** A process that tells of callers from their third request on. */
function startProcess() {
  const counters = new RequestCounters(60_000, () => 3);
  const exchange = exchangeOf(counters, { database: test.database, secret });
  const count = (key: string, times: number): number => {
    let current = 0;
    for (let at = 0; at < times; at += 1) ({ current } = counters.count(key));
    return current;
  };
  return { counters, exchange, count };
}

const storedCallers = (): Promise<{ hash: string; count: number }[]> =>
  test.database.query('SELECT caller_hash AS hash, count FROM request_counts ORDER BY count');

afterEach(() => test.database.query('DELETE FROM request_counts'));

it('counts a busy caller over all processes, whatever the number of exchanges', async () => {
  const [one, two, three] = [startProcess(), startProcess(), startProcess()];
  one.count('reads a', 5);
  two.count('reads a', 4);
  for (const { exchange } of [one, two, three, one, two, one]) await exchange();
  expect(one.count('reads a', 1)).toBe(10);
  expect(two.count('reads a', 1)).toBe(10);
  // it has not asked the third one yet
  expect(three.count('reads a', 1)).toBe(1);
  for (const { exchange } of [one, two, one]) await exchange();
  expect(one.count('reads a', 1)).toBe(12);
});

it('tells of amounts that are no whole numbers', async () => {
  const [one, two] = [startProcess(), startProcess()];
  for (const amount of [1.5, 1.25, 0.5]) one.counters.count('megabytes a', amount);
  two.count('megabytes a', 3);
  for (const { exchange } of [one, two]) await exchange();
  expect(two.counters.count('megabytes a', 0.5).current).toBe(7.5);
});

it('refuses in one process what was spent in another, also for answers from the cache', async () => {
  const [one, two] = [startProcess(), startProcess()];
  one.count('reads a', 8);
  two.count('reads a', 3);
  for (const { exchange } of [one, two]) await exchange();
  expect(two.counters.countWithin('reads a', 11)).toBeNull();
  expect(two.counters.countWithin('reads a', 12)).toMatchObject({ current: 12 });
});

it('sends no statement for ordinary callers', async () => {
  const { count, exchange } = startProcess();
  const query = jest.spyOn(test.database, 'query');
  count('reads a', 2);
  await exchange();
  expect(query).not.toHaveBeenCalled();
  count('reads a', 1);
  await exchange();
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});

it('keeps a hash instead of an address, and forgets what has ended', async () => {
  const { count, exchange } = startProcess();
  await test.database.query(
    `INSERT INTO request_counts (caller_hash, process, count, ends_at)
     VALUES ('old', gen_random_uuid(), 700, now() - interval '61 seconds')`,
  );
  count('reads address 192.0.2.1', 4);
  await exchange();
  expect(await storedCallers()).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string, count: 4 }]);
});

it('does not count what another process counted in a window that has ended', async () => {
  const { count, exchange } = startProcess();
  count('reads a', 3);
  await exchange();
  await test.database.query(
    `INSERT INTO request_counts (caller_hash, process, count, ends_at)
     SELECT caller_hash, gen_random_uuid(), 50, now() - interval '1 second' FROM request_counts`,
  );
  await exchange();
  expect(count('reads a', 1)).toBe(4);
});

it('goes on alone while the database is away, and adds up later', async () => {
  const [one, two] = [startProcess(), startProcess()];
  one.count('reads a', 3);
  const query = jest.spyOn(test.database, 'query').mockRejectedValueOnce(new Error('away'));
  await expect(one.exchange()).rejects.toThrow('away');
  query.mockRestore();
  two.count('reads a', 3);
  for (const { exchange } of [one, two]) await exchange();
  expect(two.count('reads a', 1)).toBe(7);
});

it('exchanges of many processes at once neither wait for each other nor lose a count', async () => {
  const processes = Array.from({ length: 6 }, () => startProcess());
  const keys = Array.from({ length: 40 }, (_, at) => `reads ${at}`);
  for (const { count } of processes) for (const key of keys) count(key, 3);
  await Promise.all(processes.map(({ exchange }) => exchange()));
  await Promise.all(processes.map(({ exchange }) => exchange()));
  for (const { count } of processes) for (const key of keys) expect(count(key, 1)).toBe(19);
});
