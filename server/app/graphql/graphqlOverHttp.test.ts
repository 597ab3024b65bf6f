import type { AddressInfo } from 'node:net';
import { auditServer } from 'graphql-http';
import { useTestServer } from '../../test/useTestServer';

const server = useTestServer();

/** A GET without `apollo-require-preflight` is refused, so that no foreign page can make a browser send it. */
const refusedByCsrfPrevention = new Map([
  ['5A70', 'MAY accept application/x-www-form-urlencoded formatted GET requests'],
  ['D6D5', 'MAY allow URL-encoded JSON string {variables} in GETs, as application/graphql-response+json'],
  ['6A70', 'MAY allow URL-encoded JSON string {variables} in GETs, as application/json'],
]);

it('passes the audits of GraphQL over HTTP: every MUST, every SHOULD, and all MAYs except those named here', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const results = await auditServer({ url: `http://127.0.0.1:${port}/graphql`, fetchFn: fetch });
  expect(results.length).toBeGreaterThan(60);
  const missed = results.flatMap((result) => (result.status === 'ok' ? [] : [`${result.id} ${result.name}`]));
  const binding = missed.filter((name) => !name.includes(' MAY '));
  expect(binding).toEqual([]);
  expect(missed.map((name) => name.slice(0, 4)).sort()).toEqual([...refusedByCsrfPrevention.keys()].sort());
});

describe('an operation that does not fit the schema', () => {
  const answerTo = async (headers: Record<string, string>) => {
    const payload = { query: '{ nothing }' };
    const answer = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    return [answer.statusCode, answer.json<{ errors: unknown[] }>().errors.length];
  };

  it.each([
    ['asked for nothing in particular', {}, 400],
    ['asked for anything', { accept: '*/*' }, 400],
    ["asked for GraphQL's own media type", { accept: 'application/graphql-response+json' }, 400],
    ['asked for both', { accept: 'application/graphql-response+json, application/json;q=0.9' }, 400],
    ['asked for the older one alone', { accept: 'application/json' }, 200],
  ])('%s', async (_, headers, status) => {
    expect(await answerTo(headers)).toEqual([status, 1]);
  });

  it('is still refused by status if it would cost too much', async () => {
    const query = `{ brochures { edges { node { category ${'{ parent '.repeat(10)} { name } ${'}'.repeat(14)}`;
    const headers = { accept: 'application/json' };
    const answer = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('TOO_DEEP')]);
  });
});
