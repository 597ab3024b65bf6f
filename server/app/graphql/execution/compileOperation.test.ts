import { InMemoryCache } from '@apollo/client';
import { buildSchema, execute, parse, validate, type DocumentNode } from 'graphql';
import { compileOperation } from './compileOperation';

const schema = buildSchema(
  'type Query { town: Town, street: Town } type Town { name: String, did: String, area: Town }',
);

const townIn = (depth: number): object | null =>
  depth === 0 ? null : { __typename: 'Town', name: `name ${depth}`, did: `did ${depth}`, area: townIn(depth - 1) };
const root = { town: townIn(6), street: townIn(6) };

async function compiledData(document: DocumentNode, variables: Record<string, boolean>): Promise<unknown> {
  const { data } = (await compileOperation(schema, document)?.query(root, {}, variables)) ?? {};
  return data;
}

it.each([
  [
    'a fragment under a condition and without one',
    '{ town { ...F @include(if: $a) } street { ...F } } fragment F on Town { name }',
  ],
  [
    'a fragment within such a fragment',
    '{ town { ...G @include(if: $a) } street { ...F } } fragment G on Town { ...F } fragment F on Town { name }',
  ],
  ['a field with and without a condition', '{ town { area @include(if: $a) { name } area { did } } }'],
  ['a field in an inline fragment and beside it', '{ town { ... on Town @skip(if: $a) { name } name } }'],
])('leaves to the interpreter: %s', (_what, text) => {
  expect(compileOperation(schema, parse(`query ($a: Boolean!) ${text}`))).toBeNull();
});

it('compiles conditions at fields that are selected once, and repetition without conditions', () => {
  expect(compileOperation(schema, parse('query ($a: Boolean!) { town { name did @skip(if: $a) } }'))).not.toBeNull();
  expect(
    compileOperation(schema, parse('{ town { ...F name } street { ...F } } fragment F on Town { name }')),
  ).not.toBeNull();
});

it('keeps documents apart that share nodes, as those with `__typename` by Apollo Client do', async () => {
  const cache = new InMemoryCache();
  const withCondition = parse('query ($a: Boolean!) { town { name } street @include(if: $a) { name } }');
  await compiledData(cache.transformDocument(withCondition), { a: false });
  const other = cache.transformDocument(parse('{ town { did } }'));
  expect(await compiledData(other, {})).toEqual({ town: { did: 'did 6', __typename: 'Town' } });
});

it('answers as the interpreter for any conditions', async () => {
  const random = randomOf(7);
  let compared = 0;
  for (let count = 0; count < 400; count += 1) {
    const document = parse(randomQuery(random));
    if (validate(schema, document).some(({ message }) => !message.includes('is never used'))) continue;
    for (const variables of [
      { a: true, b: true },
      { a: true, b: false },
      { a: false, b: true },
      { a: false, b: false },
    ]) {
      const data = await compiledData(document, variables);
      if (data === undefined) continue;
      const interpreted = await execute({ schema, document, rootValue: root, variableValues: variables });
      expect(data).toEqual(interpreted.data);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

type Random = (below: number) => number;

function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

function randomQuery(random: Random): string {
  const condition = () => (random(3) > 0 ? '' : ` @${random(2) ? 'include' : 'skip'}(if: $${random(2) ? 'a' : 'b'})`);
  const selection = (depth: number, fragments: string[]): string => {
    const part = (): string => {
      const kind = random(6);
      const fragment = fragments[random(fragments.length || 1)];
      if (kind < 2) return `${['name', '__typename', 'other: did'][random(3)] ?? ''}${condition()}`;
      if (kind === 2 && depth > 0) return `area${condition()}${selection(depth - 1, fragments)}`;
      if (kind === 3 && fragment !== undefined) return `...${fragment}${condition()}`;
      if (kind === 4 && depth > 0) return `... on Town${condition()}${selection(depth - 1, fragments)}`;
      return `did${condition()}`;
    };
    return ` { ${Array.from({ length: 1 + random(3) }, part).join(' ')} }`;
  };
  const roots = ['town', 'street'].map((field) => `${field}${condition()}${selection(2, ['F1', 'F2'])}`);
  const fragments = `fragment F1 on Town${selection(1, ['F2'])} fragment F2 on Town${selection(1, [])}`;
  return `query ($a: Boolean!, $b: Boolean!) { ${roots.join(' ')} } ${fragments}`;
}
