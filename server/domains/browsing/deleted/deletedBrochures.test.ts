import { askGraphql } from '../../../test/askGraphql';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { useTestServer } from '../../../test/useTestServer';
import { toGlobalId } from '../../../shared/globalId';

const server = useTestServer();
const dayMs = 86_400_000;

const query = `query ($q: String, $type: BrochureType) {
  deletedBrochures(q: $q, type: $type, first: 10) {
    totalCount edges { node { databaseId name status isRestorable deletedBy { email } } }
  }
}`;

it('lists deleted ads, the last deleted first, with who deleted them', async () => {
  const { database } = server.dependencies;
  const as = await makeAccount(database);
  const ago = (days: number) => ({ recordStatus: false, deletedAt: new Date(Date.now() - days * dayMs) });
  const old = await makeBrochure(database, { title: 'Old tram', ...ago(31) });
  const recent = await makeBrochure(database, { title: 'Tram ride', status: 'PUBLISHED', ...ago(2), type: 'BLD_AD' });
  const live = await makeBrochure(database, { title: 'Tram museum' });
  await askGraphql(server, {
    query: `mutation { deleteBrochure(input: { id: "${toGlobalId('Brochure', live.id)}" }) { brochure { id } } }`,
    as,
  });
  const ask = async (variables: Record<string, unknown>) => {
    const { data, errors } = await askGraphql(server, { query, variables, as });
    expect(errors).toEqual([]);
    return data?.['deletedBrochures'] as { totalCount: number; edges: { node: object }[] };
  };
  const found = await ask({ q: 'tram' });
  expect(found.edges.map(({ node }) => node)).toEqual([
    {
      ...{ databaseId: live.id, name: 'Tram museum', status: 'PENDING_REVIEW', isRestorable: true },
      deletedBy: { email: as.email },
    },
    { databaseId: recent.id, name: 'Tram ride', status: 'PUBLISHED', isRestorable: true, deletedBy: null },
    { databaseId: old.id, name: 'Old tram', status: 'PENDING_REVIEW', isRestorable: false, deletedBy: null },
  ]);
  expect(await ask({ q: 'tram', type: 'BLD_AD' })).toMatchObject({ totalCount: 1 });
});
