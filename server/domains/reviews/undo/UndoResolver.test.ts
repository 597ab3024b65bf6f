import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toGlobalId } from '../../../shared/globalId';
import { askGraphql } from '../../../test/askGraphql';
import { eventually } from '../../../test/eventually';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeCategory } from '../../../test/factories/makeCategory';
import { useTestServer } from '../../../test/useTestServer';
import { Brochure } from '../../brochures/Brochure';

const server = useTestServer();

const undo = `mutation ($input: UndoBrochureChangesInput!) {
  undoBrochureChanges(input: $input) { doneCount results { givenId brochure { status } refusal { code } } }
}`;

/** Published ads that an administrator has archived in one request. */
async function archived(count: number) {
  const { database } = server.dependencies;
  const as = await makeAccount(database);
  const { id: categoryId } = await makeCategory(database);
  const ads = await database.query<{ id: number }[]>(
    `INSERT INTO brochures (did, type, status, title, category_id)
     SELECT lpad(n::text, 12, '0'), 'LP_AD', 'PUBLISHED', 'Offer ' || n, $1 FROM generate_series(1, $2::int) AS n
     RETURNING id`,
    [categoryId, count],
  );
  const query = `mutation ($input: ArchiveBrochuresInput!) {
    archiveBrochures(input: $input) { results { brochure { id version } } }
  }`;
  const ids = ads.map(({ id }) => toGlobalId('Brochure', id));
  const { data } = await askGraphql(server, { query, variables: { input: { ids } }, as });
  const { results } = data!['archiveBrochures'] as { results: { brochure: { id: string; version: number } }[] };
  return { as, changes: results.map(({ brochure }) => brochure) };
}

const countOf = (status: 'PUBLISHED' | 'ARCHIVED' | 'PENDING_REVIEW') =>
  server.dependencies.database.getRepository(Brochure).countBy({ status });

beforeEach(() => server.dependencies.database.query('TRUNCATE brochures CASCADE'));

it('restores 300 ads in one request, with a result for each', async () => {
  const { as, changes } = await archived(300);
  const { data, errors } = await askGraphql(server, { query: undo, variables: { input: { changes } }, as });
  expect(errors).toEqual([]);
  expect(data?.['undoBrochureChanges']).toMatchObject({ doneCount: 300 });
  expect(await countOf('PUBLISHED')).toBe(300);
});

it('finishes all ads after the client disconnects, and leaves none half done', async () => {
  const { as, changes } = await archived(60);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', ...(await server.authorizationOf(as)) };
  const asked = request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers });
  asked.on('error', () => undefined);
  asked.end(JSON.stringify({ query: undo, variables: { input: { changes } } }));
  await eventually(async () => expect(await countOf('PUBLISHED')).toBeGreaterThan(0));
  asked.destroy();
  await eventually(async () => {
    expect(await countOf('PENDING_REVIEW')).toBe(0);
    expect(await countOf('PUBLISHED')).toBe(60);
  });
});
