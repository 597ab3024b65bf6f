import { parse, type OperationDefinitionNode } from 'graphql';
import { rootFieldNames } from './rootFieldNames';

it.each<[string, string, string[]]>([
  ['fields', '{ a b }', ['a', 'b']],
  ['a field once for each name in the answer', '{ a one: a two: a two: a a }', ['a', 'a', 'a']],
  ['no fields inside others', '{ a { b c } }', ['a']],
  [
    'fragments, inline and named',
    '{ ... { a } ... on Query { b } ...C } fragment C on Query { c ...C }',
    ['a', 'b', 'c'],
  ],
  ['fields that a directive may leave out', '{ a @skip(if: true) }', ['a']],
])('finds %s', (_what, source, names) => {
  const document = parse(source);
  expect(rootFieldNames(document, document.definitions[0] as OperationDefinitionNode)).toEqual(names);
});

it('opens fragments that double one another quickly', () => {
  const doubling = Array.from({ length: 100 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`);
  const document = parse(`{ ...F0 } ${doubling.join(' ')} fragment F100 on Query { a }`);
  expect(rootFieldNames(document, document.definitions[0] as OperationDefinitionNode)).toEqual(['a']);
});
