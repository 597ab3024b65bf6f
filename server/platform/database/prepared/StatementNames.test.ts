import { StatementNames } from './StatementNames';

const make = () => new StatementNames({ prefix: 'list', most: 3, from: 10 });
const ask = (names: StatementNames, sql: string, times: number): (string | null)[] =>
  Array.from({ length: times }, () => names.nameOf(sql));

test('a frequent text gets a name and keeps it; a rare one gets none', () => {
  const names = make();
  const [first, second] = [ask(names, 'SELECT 1', 12), ask(names, 'SELECT 2', 12)].map((given) => given.at(-1));
  expect([typeof first, typeof second]).toEqual(['string', 'string']);
  expect(first).not.toBe(second);
  expect(ask(names, 'SELECT 1', 2)).toEqual([first, first]);
  expect(ask(names, 'SELECT 3', 3)).toEqual([null, null, null]);
});

test('unused names make room, and no name is reused', () => {
  const names = make();
  const kept = ask(names, 'SELECT 0', 10).at(-1);
  const given = Array.from({ length: 20 }, (_, n) => {
    expect(names.nameOf('SELECT 0')).toBe(kept);
    return ask(names, `SELECT ${n} + 1`, 10).at(-1);
  });
  expect(new Set([kept, ...given]).size).toBe(21);
  expect(names.nameOf('SELECT 0 + 1')).toBeNull();
  expect(names.nameOf('SELECT 19 + 1')).toBe(given.at(-1));
});
