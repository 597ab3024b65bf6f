import { DomainError } from '../errors/DomainError';
import { decodeCursor } from './decodeCursor';
import { encodeCursor } from './encodeCursor';
import type { SortKey } from './SortKey';

const keys: Pick<SortKey, 'name' | 'direction' | 'kind'>[] = [
  { name: 'INDEX', direction: 'ASC', kind: 'integer' },
  { name: 'TITLE', direction: 'DESC', kind: 'text' },
  { name: 'DISTANCE', direction: 'ASC', kind: 'float' },
];
const pack = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');

test('a cursor decodes to its values, whatever the text contains', () => {
  const values = [7, 'Café "Ω" \\ 🦘', 1.25e-7];
  expect(decodeCursor(keys, encodeCursor(keys, values), 'after')).toEqual(values);
});

test.each([
  ['nothing', '', 'is not a cursor of this list'],
  ['something foreign', 'YXJyYXljb25uZWN0aW9uOjE5', 'is not a cursor of this list'],
  ['no base64', '%%%%', 'is not a cursor of this list'],
  ['far too long', 'A'.repeat(5_000), 'is not a cursor of this list'],
  ['a number', pack(5), 'is not a cursor of this list'],
  ['an object', pack({ length: 3 }), 'is not a cursor of this list'],
  ['an older version', pack([0, 'INDEX+,TITLE-,DISTANCE+', [1, 'a', 1]]), 'comes from another version'],
  ['another order', encodeCursor(keys.slice(0, 1), [1]), 'belongs to a list in another order'],
  ['no values', pack([1, 'INDEX+,TITLE-,DISTANCE+']), 'is damaged'],
  ['a value too few', pack([1, 'INDEX+,TITLE-,DISTANCE+', [1, 'a']]), 'is damaged'],
  ['a text for a number', pack([1, 'INDEX+,TITLE-,DISTANCE+', ['1; DROP', 'a', 1]]), 'is damaged'],
  ['a fraction for an integer', pack([1, 'INDEX+,TITLE-,DISTANCE+', [1.5, 'a', 1]]), 'is damaged'],
  ['an integer beyond the database', pack([1, 'INDEX+,TITLE-,DISTANCE+', [2 ** 31, 'a', 1]]), 'is damaged'],
  ['a number for a text', pack([1, 'INDEX+,TITLE-,DISTANCE+', [1, 1, 1]]), 'is damaged'],
  ['a text that no database takes', pack([1, 'INDEX+,TITLE-,DISTANCE+', [1, 'a\0', 1]]), 'is damaged'],
  ['null', pack([1, 'INDEX+,TITLE-,DISTANCE+', [null, 'a', 1]]), 'is damaged'],
])('%s is refused with a sentence', (_, cursor, sentence) => {
  const refusal = (() => {
    try {
      return decodeCursor(keys, cursor, 'before');
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(DomainError);
  expect(refusal).toMatchObject({
    code: 'VALIDATION_FAILED',
    message: expect.stringContaining(`The cursor in "before" ${sentence}`) as string,
    errors: [{ field: 'before', code: 'INVALID_CURSOR' }],
  });
});
