import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { measureOnce } from './measureOnce';
import { measureOperation } from './measureOperation';

const schema = buildSchema(`
  type Query { nodes(ids: [ID!]!): [Query!]! all(first: Int): Connection! one(id: Int): Query! }
  type Connection { edges: [Query!]! }
`);
const document = parse(
  'query Q($ids: [ID!]!, $first: Int, $id: Int) { one(id: $id) { __typename } nodes(ids: $ids) { all(first: $first) { edges { __typename } } } }',
);
const operation = document.definitions[0] as OperationDefinitionNode;

test('the measure follows the requested sizes, whatever was measured before', () => {
  const asked = [
    { ids: ['a'], first: 10 },
    { ids: ['a', 'b', 'c'], first: 10 },
    { ids: ['b'], first: 10 },
    { ids: ['a'], first: 100 },
    { ids: ['a'] },
    ...Array.from({ length: 120 }, (_, first) => ({ ids: ['a'], first })),
  ];
  for (const variables of [...asked, ...asked]) {
    const input = { schema, document, operation, variables };
    expect(measureOnce(input)).toEqual(measureOperation(input));
  }
});

test('variables that name no size share a measure', () => {
  const input = { schema, document, operation, variables: { ids: ['a'], first: 7, id: 1 } };
  expect(measureOnce(input)).toBe(measureOnce({ ...input, variables: { ids: ['z'], first: 7, id: 2 } }));
});
