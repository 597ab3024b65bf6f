import {
  buildSchema,
  getIntrospectionQuery,
  parse,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import type { Measure } from './Measure';
import { measureOperation } from './measureOperation';

const schema = buildSchema(/* GraphQL */ `
  interface Node {
    id: ID!
  }
  type Offer implements Node {
    id: ID!
    name: String
    pictures: [String!]!
    files: [File!]!
    similar(first: Int, last: Int): OfferConnection!
  }
  type File {
    url: String
  }
  type OfferEdge {
    node: Offer!
  }
  type OfferConnection {
    edges: [OfferEdge!]!
    totalCount: Int!
  }
  type Query {
    offers(first: Int, last: Int): OfferConnection!
    nodes(ids: [ID!]!): [Node]!
    offer: Offer
  }
`);

function measure(source: string, variables: Record<string, unknown> = {}): Measure {
  const document = parse(source);
  return measureOperation({
    schema,
    document,
    operation: document.definitions[0] as OperationDefinitionNode,
    variables,
  });
}

describe('measureOperation', () => {
  it.each([
    ['a leaf', '{ offer { name } }', 3],
    ['a page by its literal size', '{ offers(first: 10) { edges { node { name } } } }', 2 + 1 + 10 * (1 + 1 + 1 + 1)],
    ['a page from its end', '{ offers(last: 10) { edges { node { name } } } }', 43],
    ['a page of no given size as 24', '{ offers { edges { node { name } } } }', 99],
    ['a count as one value', '{ offers(first: 100) { totalCount } }', 3],
    ['a list of unknown size as 5', '{ offer { files { url } } }', 2 + 1 + 5 * 2],
    ['each id that is asked for', '{ nodes(ids: ["a", "b", "c"]) { id } }', 1 + 3 * 2],
    ['a page of a negative size as empty', '{ offers(first: -5) { edges { node { name } } } }', 3],
  ])('counts %s', (_what, source, cost) => {
    expect(measure(source).cost).toBe(cost);
  });

  it('counts a heavy leaf as the cost that its field declares', () => {
    const heavy = buildSchema('type Query { layouts: [Layout!]! layout: Layout } type Layout { picture: String }');
    const picture = heavy.getType('Layout') as GraphQLObjectType;
    Object.assign(picture.getFields()['picture'] ?? {}, { extensions: { complexity: 6000 } });
    const costOf = (source: string) => {
      const document = parse(source);
      const operation = document.definitions[0] as OperationDefinitionNode;
      return measureOperation({ schema: heavy, document, operation, variables: {} }).cost;
    };
    expect(costOf('{ layout { picture } }')).toBe(2 + 6000);
    expect(costOf('{ layouts { picture } }')).toBe(1 + 5 * (1 + 6000));
  });

  it('multiplies pages inside pages', () => {
    const source = '{ offers(first: 100) { edges { node { similar(first: 100) { edges { node { name } } } } } } }';
    expect(measure(source).cost).toBeGreaterThan(100 * 100 * 4);
  });

  it('reads sizes from variables', () => {
    const source =
      'query Q($n: Int, $ids: [ID!]!) { offers(first: $n) { edges { node { id } } } nodes(ids: $ids) { id } }';
    const cost = measure(source, { n: 3, ids: ['a', 'b'] }).cost;
    expect(cost).toBe(2 + 1 + 3 * 4 + (1 + 2 * 2));
  });

  it('follows fragments, named and inline', () => {
    const plain = measure('{ offers(first: 7) { edges { node { name } } } }');
    const spread = measure(`
      { offers(first: 7) { ...Page } }
      fragment Page on OfferConnection { edges { node { ... on Offer { ...Name } } } }
      fragment Name on Offer { name }
    `);
    expect(spread).toEqual(plain);
  });

  it('counts depth, aliases and directives', () => {
    const source = 'query Q @a { one: offer { two: similar { edges @b { node { three: name @c @d } } } } }';
    expect(measure(source)).toMatchObject({ depth: 5, aliases: 3, directives: 4 });
  });

  it('counts introspection as one value, whatever it selects', () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, oneOf: true });
    expect(measure(query)).toEqual({ depth: 1, cost: 1, aliases: 0, directives: 0 });
    expect(measure('{ __type(name: "Offer") { fields { name } } }').cost).toBe(1);
  });

  it('counts introspection again for each alias in it, and fragments as often as they are spread', () => {
    const measured = measure(`
      { a: __schema { ...Schema } b: __schema { ...Schema } }
      fragment Schema on __Schema { c: types { ...Type } d: types { ...Type } }
      fragment Type on __Type { e: fields { name } f: fields { name } }
    `);
    expect(measured).toMatchObject({ depth: 1, aliases: 2 + 4 + 8 });
    expect(measured.cost).toBeGreaterThan(8 * 2000);
  });

  it('measures nested doubling fragments quickly, and reports a figure beyond all limits', () => {
    const doubling = Array.from(
      { length: 200 },
      (_, i) => `fragment F${i} on Offer { ...F${i + 1} ...F${i + 1} }`,
    ).join(' ');
    const measured = measure(`{ offer { ...F0 } } ${doubling} fragment F200 on Offer { name }`);
    // counting them one by one would never end
    expect(measured.cost).toBeGreaterThan(1e50);
  });
});
