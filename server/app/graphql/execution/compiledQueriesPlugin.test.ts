import { compileQuery } from 'graphql-jit';
import { askGraphql } from '../../../test/askGraphql';
import { makeContractWorld, type ContractWorld } from '../../../test/contracts/makeContractWorld';
import { databaseAway, spyOnPool } from '../../../test/database/spyOnPool';
import { useTestServer } from '../../../test/useTestServer';

jest.mock('graphql-jit', () => {
  const actual = jest.requireActual<{ compileQuery: typeof compileQuery }>('graphql-jit');
  return { ...actual, compileQuery: jest.fn(actual.compileQuery) };
});

const server = useTestServer();
let world: ContractWorld;

beforeAll(async () => {
  world = await makeContractWorld(server.dependencies.database);
});
beforeEach(() => jest.mocked(compileQuery).mockClear());

describe('a compiled query', () => {
  it.each<[string, string, Record<string, unknown>]>([
    [
      'a list with everything',
      `query ($n: Int) { brochures(first: $n) { totalCount pageInfo { endCursor } edges { cursor node {
      __typename id title validFrom createdAt type address { state } category { name parent { name } }
      vendor { companyName } assets(types: [BROCHURE_IMAGE]) { url renditions { width } } thumbnail { id } } } } }`,
      { n: 2 },
    ],
    [
      'interfaces, fragments and directives',
      `query ($id: ID!, $no: Boolean!) { node(id: $id) { __typename ...Ad ... on Vendor { did } } }
      fragment Ad on Brochure { title description @skip(if: $no) other: displayTitle @include(if: $no) }`,
      { id: 'landing', no: true },
    ],
    ['a default of a variable', 'query ($n: Int = 1) { brochures(first: $n) { edges { node { did } } } }', {}],
    [
      'an input with enums',
      'query ($f: BrochureFilter) { brochures(filter: $f) { edges { node { type status } } } }',
      { f: { types: ['BRO_AD'] } },
    ],
    ['aliases', '{ one: brochures(first: 1) { totalCount } two: brochures(last: 1) { edges { node { did } } } }', {}],
    ['introspection', '{ __type(name: "Brochure") { name fields { name } } }', {}],
    ['a refusal', '{ brochures(first: 101) { totalCount } viewer { role } }', {}],
    [
      'a partial answer',
      `query ($gone: Int) { brochure(databaseId: $gone) { id } mapAreas { totalCount } }`,
      { gone: 'archived' },
    ],
    ['a wrong role', '{ brochures(offset: 1) { totalCount } }', {}],
  ])('answers %s as the interpreter does', async (_what, query, variables) => {
    const named: Record<string, unknown> = {
      landing: Buffer.from(`Brochure:${world.landing.id}`).toString('base64url'),
      archived: world.archived.id,
    };
    const filled = Object.fromEntries(Object.entries(variables).map(([k, v]) => [k, named[String(v)] ?? v]));
    const answers = [];
    for (let time = 0; time < 3; time += 1) {
      const { status, data, errors } = await askGraphql(server, { query, variables: filled });
      const withoutIds = errors.map(({ extensions: { requestId: _id, ...extensions }, ...error }) => ({
        ...error,
        extensions,
      }));
      answers.push({ status, data, errors: withoutIds });
    }
    expect(compileQuery).toHaveBeenCalledTimes(1);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('queries the database once in an outage, and answers as the interpreter does', async () => {
    const query = `query ($n: Int) { list: brochures(first: $n) { edges { node { title } } } mapAreas { totalCount } }`;
    const answers = [];
    for (let time = 0; time < 3; time += 1) {
      const asked = spyOnPool(server.dependencies.database).mockImplementation(databaseAway);
      const { status, headers, data, errors } = await askGraphql(server, { query, variables: { n: 2 } });
      const withoutIds = errors.map(({ extensions: { requestId, ...extensions }, ...error }) => ({
        ...error,
        extensions: { ...extensions, hasRequestId: typeof requestId === 'string' },
      }));
      const times = asked.mock.calls.length;
      asked.mockRestore();
      answers.push({ status, retryAfter: headers['retry-after'], data, errors: withoutIds, times });
    }
    expect(compileQuery).toHaveBeenCalledTimes(1);
    expect(answers[0]).toMatchObject({ status: 503, retryAfter: '5', errors: [{ path: ['list'] }] });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('is not made for a query that comes once, nor for a mutation', async () => {
    await askGraphql(server, { query: '{ viewer { __typename } }' });
    for (let time = 0; time < 3; time += 1) await askGraphql(server, { query: 'mutation { logoutEverywhere { ok } }' });
    expect(compileQuery).not.toHaveBeenCalled();
  });
});
