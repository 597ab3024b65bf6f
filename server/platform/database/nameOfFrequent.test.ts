import { nameOfFrequent } from './nameOfFrequent';

const ask = (sql: string, times: number): (string | null)[] => Array.from({ length: times }, () => nameOfFrequent(sql));

test('what is sent often gets a name and keeps it; rare texts, and too many, get none', () => {
  const [first, second] = [ask('SELECT 1', 12), ask('SELECT 2', 12)].map((given) => given.at(-1));
  expect([typeof first, typeof second]).toEqual(['string', 'string']);
  expect(first).not.toBe(second);
  expect(ask('SELECT 1', 2)).toEqual([first, first]);
  expect(ask('SELECT 3', 3)).toEqual([null, null, null]);

  const named = new Set(Array.from({ length: 1000 }, (_, n) => ask(`SELECT ${n} + 1`, 12).at(-1)));
  expect(named.size).toBeLessThan(50);
  expect(nameOfFrequent('SELECT 1')).toBe(first);
});
