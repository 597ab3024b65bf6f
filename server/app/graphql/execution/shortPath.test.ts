import { createHash } from 'node:crypto';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { askGraphql } from '../../../test/askGraphql';
import { useTestServer } from '../../../test/useTestServer';
import { ShortPath } from './ShortPath';

// `schemaExamples.test.ts` compares the short path with Apollo Server for every example
const server = useTestServer();
const query = 'query List($n: Int) { brochures(first: $n) { edges { node { title } } } }';
const answer = jest.spyOn(ShortPath.prototype, 'answer');
const isShort = async () => typeof (await answer.mock.results.at(-1)?.value) === 'string';

beforeAll(async () => {
  await makeBrochure(server.dependencies.database, { title: 'Two for one', type: 'LP_AD', status: 'PUBLISHED' });
  for (let time = 0; time < 3; time += 1) await askGraphql(server, { query });
});

it('answers a query that has come before', async () => {
  const { data } = await askGraphql(server, { query, variables: { n: 1 } });
  expect([await isShort(), data]).toEqual([true, { brochures: { edges: [{ node: { title: 'Two for one' } }] } }]);
});

it.each<[string, Record<string, unknown>, string]>([
  ['a variable of the wrong type', { n: 'one' }, 'BAD_REQUEST'],
  ['a variable beyond its limit', { n: 101 }, 'VALIDATION_FAILED'],
])('leaves to Apollo Server: %s', async (_what, variables, code) => {
  const { errors } = await askGraphql(server, { query, variables });
  expect([await isShort(), errors.map(({ extensions }) => extensions['code'])]).toEqual([false, [code]]);
  expect(errors[0]?.extensions['requestId']).toEqual(expect.any(String));
});

it('leaves an unknown operation name to Apollo Server', async () => {
  const { status } = await askGraphql(server, { query, operationName: 'Other' });
  expect([await isShort(), status]).toEqual([false, 400]);
});

it('does not know a hash that only another client could have registered', async () => {
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }));
  const headers = { 'apollo-require-preflight': 'true' };
  const url = `/graphql?extensions=${extensions}`;
  const { body } = await server.app.inject({ url, headers });
  expect([await isShort(), body]).toEqual([false, expect.stringContaining('PERSISTED_QUERY_NOT_FOUND')]);
});

it('answers a persisted query by GET', async () => {
  const text = '{ mapAreas { totalCount } }';
  const sha256Hash = createHash('sha256').update(text).digest('hex');
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  const url = `/graphql?extensions=${encodeURIComponent(extensions)}`;
  const headers = { 'apollo-require-preflight': 'true' };
  await server.app.inject({ url: `${url}&query=${encodeURIComponent(text)}`, headers });
  for (let time = 0; time < 2; time += 1) await server.app.inject({ url, headers });
  const { statusCode, body } = await server.app.inject({ url, headers });
  const cost = '{"requested":3,"used":3,"left":24997}';
  const expected = `{"data":{"mapAreas":{"totalCount":0}},"extensions":{"cost":${cost}}}\n`;
  expect([await isShort(), statusCode, body]).toEqual([true, 200, expected]);
});

it('reads the session of each request', async () => {
  const viewer = '{ viewer { role } }';
  for (let time = 0; time < 3; time += 1) await askGraphql(server, { query: viewer });
  const headers = { authorization: 'Bearer broken' };
  const { body } = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: viewer } });
  expect([await isShort(), JSON.parse(body)]).toMatchObject([true, { data: { viewer: null } }]);
});
