import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { costOf } from './costOf';
import { measureOperation } from './measureOperation';

const schema = buildSchema(`
  type Query { ads(first: Int): Ads, ad: Ad, now: String }
  type Ads { totalCount: Int, edges: [Edge!]! }
  type Edge { node: Ad }
  type Ad { title: String, tags: [String!], files: [File!] }
  type File { url: String }
`);

function cost(query: string, data: object) {
  const document = parse(query);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const measure = measureOperation({ schema, document, operation, variables: {} });
  return costOf(measure, { maxCost: 100 }, data);
}

const file = { url: '/a.png' };

it.each<[string, object, number, number]>([
  ['{ now }', { now: 'x' }, 1, 1],
  ['{ now ad { title } }', { now: 'x', ad: null }, 4, 2],
  ['{ ad { title tags } }', { ad: { title: 'x', tags: ['a', 'b', 'c'] } }, 4, 4],
  [
    '{ ads(first: 2) { totalCount edges { node { title } } } }',
    { ads: { totalCount: 9, edges: [{ node: { title: 'x' } }, { node: { title: 'y' } }] } },
    ...([12, 12] as const),
  ],
  ['{ ads(first: 9) { edges { node { title } } } }', { ads: { edges: [{ node: { title: 'x' } }] } }, 39, 7],
  // a list of unknown size counts as 5
  ['{ ad { files { url } } }', { ad: { files: [file, file] } }, 13, 7],
  ['{ ad { files { url } } }', { ad: { files: Array(9).fill(file) } }, 13, 21],
])('%s costs at most %#', (query, data, requested, used) => {
  expect(cost(query, data)).toEqual({ requested, used, left: 100 - requested });
});
