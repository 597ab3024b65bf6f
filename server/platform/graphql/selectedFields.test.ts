import { Kind, parse, type FieldNode, type FragmentDefinitionNode } from 'graphql';
import { selectedFields } from './selectedFields';

function fieldsOf(query: string, path: string[]): string[] {
  const { definitions } = parse(query);
  const fragments = Object.fromEntries(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fieldNodes = (operation?.selectionSet.selections ?? []) as FieldNode[];
  return [...selectedFields({ fieldNodes, fragments }, path)].toSorted();
}

test.each([
  ['{ ad { id title } }', [], ['id', 'title']],
  ['{ ads { edges { node { id } cursor } edges { node { title } } } }', ['edges', 'node'], ['id', 'title']],
  ['{ ads { edges { node { short: description } } } }', ['edges', 'node'], ['description']],
  ['{ ads { totalCount } }', ['edges', 'node'], []],
  [
    `{ ads { edges { node { ...A ... on Ad { b } } } ...E } } fragment A on Ad { a ...C } fragment C on Ad { c ...A }
     fragment E on Ads { edges { node { e @include(if: false) } } }`,
    ['edges', 'node'],
    ['a', 'b', 'c', 'e'],
  ],
  [
    '{ ads { first: edges { node { id } } } ads { edges { node { ... { inner { deeper } } } } } }',
    ['edges', 'node'],
    ['id', 'inner'],
  ],
])('%s', (query, path, expected) => {
  expect(fieldsOf(query, path)).toEqual(expected);
});
