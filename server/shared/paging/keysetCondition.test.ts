import { alignSortKeys } from './alignSortKeys';
import { keysetCondition } from './keysetCondition';
import { orderByClause } from './orderByClause';
import type { SortKey } from './SortKey';

const index: SortKey = { name: 'INDEX', expression: 'x', direction: 'ASC', kind: 'integer', nullable: true };
const from: SortKey = { name: 'FROM', expression: 'd', direction: 'DESC', kind: 'integer', nullable: true };
const title: SortKey = { name: 'TITLE', expression: 't', direction: 'ASC', kind: 'text', nullable: false };
const type: SortKey = { name: 'TYPE', expression: 'y', direction: 'DESC', kind: 'text', nullable: false };
const id: SortKey = { name: 'ID', expression: 'id', direction: 'DESC', kind: 'integer', nullable: false };

test.each([
  [
    'numbers all run upward',
    [index, from, id],
    'coalesce(x, 2147483647) ASC, coalesce((-d), 2147483647) ASC, (-id) ASC',
  ],
  ['a rising text keeps them upward', [index, title, id], 'coalesce(x, 2147483647) ASC, t ASC, (-id) ASC'],
  ['a falling text turns them', [index, type, id], 'coalesce((-x), -2147483647) DESC, y DESC, id DESC'],
  ['keys that agree stay', [from, id], 'coalesce(d, -2147483647) DESC, id DESC'],
  ['two texts may disagree', [title, type, id], 't ASC, y DESC, (-id) ASC'],
])('%s', (_, keys, clause) => {
  expect(orderByClause(alignSortKeys(keys), 'FORWARD')).toBe(clause);
});

test('reading backward mirrors every key', () => {
  expect(orderByClause(alignSortKeys([title, type, id]), 'BACKWARD')).toBe('t DESC, y ASC, (-id) DESC');
});

test('keys in one direction compare as one row', () => {
  const keys = alignSortKeys([title, id]);
  expect(keysetCondition(keys, ['$1', '$2'], 'AFTER')).toBe('(t, (-id)) > ($1, $2)');
  expect(keysetCondition(keys, ['$1', '$2'], 'BEFORE')).toBe('(t, (-id)) < ($1, $2)');
  expect(keysetCondition(alignSortKeys([type, id]), ['$1', '$2'], 'AFTER')).toBe('(y, id) < ($1, $2)');
});

test('keys in both directions compare one after the other', () => {
  expect(keysetCondition(alignSortKeys([title, type, id]), ['$1', '$2', '$3'], 'AFTER')).toBe(
    '((t > $1) OR (t = $1 AND y < $2) OR (t = $1 AND y = $2 AND (-id) > $3))',
  );
});
