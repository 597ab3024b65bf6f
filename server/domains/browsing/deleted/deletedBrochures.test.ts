import { askGraphql } from '../../../test/askGraphql';
import { makeAccount } from '../../../test/factories/makeAccount';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { useTestServer } from '../../../test/useTestServer';
import { toGlobalId } from '../../../shared/globalId';
import { makeBulkJob } from '../../../test/factories/makeBulkJob';

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

describe('the filters of deleted ads', () => {
  const filtered = `query ($by: ID, $isSite: Boolean, $from: DateTime, $to: DateTime, $job: Int) {
    deletedBrochures(deletedById: $by, isDeletedBySite: $isSite, deletedFrom: $from, deletedTo: $to, bulkJobId: $job,
      q: "heron", first: 10) { totalCount edges { node { name bulkJobId deletedBy { email } } } }
    deletions { count bulkJobId deletedBy { email } } }`;

  it('finds them by who, by when and by which job, and lists who has deleted', async () => {
    const { database } = server.dependencies;
    const [as, other] = [await makeAccount(database), await makeAccount(database)];
    const deletedAt = (day: string) => ({ recordStatus: false, deletedAt: new Date(`${day}T02:00:00Z`) });
    const one = await makeBrochure(database, { title: 'Heron one', ...deletedAt('2026-11-20') });
    const two = await makeBrochure(database, { title: 'Heron two', ...deletedAt('2026-11-22') });
    const old = await makeBrochure(database, { title: 'Heron draft', ...deletedAt('2026-11-24') });
    const undone = await makeBrochure(database, { title: 'Heron of an import', ...deletedAt('2026-11-25') });
    const job = await makeBulkJob(database, { createdById: as.id, brochureId: two.id, action: 'DELETE' });
    await database.query(
      `INSERT INTO audit_log_entries
         (happened_at, request_id, actor_role, actor_account_id, action, entity_type, entity_id, bulk_job_id, after)
       SELECT now(), 'test', CASE WHEN given.column1 IS NULL THEN 'SYSTEM' ELSE 'ADMINISTRATOR' END, given.* FROM (VALUES
         ($1::integer, 'deleteBrochure', 'Brochure', $3::integer, NULL::integer, '{"recordStatus":false}'::jsonb),
         ($2, 'deleteBrochure', 'Brochure', $4, $7::integer, '{"recordStatus":false}'),
         (NULL, 'deleteOldDrafts', 'Brochure', $5, NULL, '{"recordStatus":false}'),
         ($2, 'undoBulkJob', 'Brochure', $6, NULL, '{"recordStatus":false}')) AS given`,
      [as.id, other.id, one.id, two.id, old.id, undone.id, job.id],
    );
    const ask = async (variables: Record<string, unknown>) => {
      const { data, errors } = await askGraphql(server, { query: filtered, variables, as });
      expect(errors).toEqual([]);
      const found = data?.['deletedBrochures'] as { edges: { node: { name: string } }[] };
      return { names: found.edges.map(({ node }) => node.name), data };
    };
    expect((await ask({ by: toGlobalId('Account', as.id) })).names).toEqual(['Heron one']);
    expect((await ask({ by: toGlobalId('Account', other.id) })).names).toEqual(['Heron of an import', 'Heron two']);
    expect((await ask({ isSite: true })).names).toEqual(['Heron draft']);
    expect((await ask({ job: job.id })).names).toEqual(['Heron two']);
    const days = { from: '2026-11-21T14:00:00Z', to: '2026-11-24T14:00:00Z' };
    const { names, data } = await ask(days);
    expect(names).toEqual(['Heron draft', 'Heron two']);
    expect(data?.['deletions']).toEqual(
      expect.arrayContaining([
        { count: 1, bulkJobId: job.id, deletedBy: { email: other.email } },
        { count: 1, bulkJobId: null, deletedBy: { email: other.email } },
      ]),
    );
    const { errors } = await askGraphql(server, { query: filtered, variables: { from: days.to, to: days.from }, as });
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED', errors: [{ field: 'deletedTo' }] } }]);

    const prepare = `mutation ($input: PrepareBulkJobInput!) { prepareBulkJob(input: $input) { bulkJob { total } } }`;
    const restore = async (input: object) => askGraphql(server, { query: prepare, variables: { input }, as });
    const { data: prepared } = await restore({ action: 'RESTORE', trash: { q: 'heron', deletedTo: days.to } });
    expect(prepared).toEqual({ prepareBulkJob: { bulkJob: { total: 3 } } });
    const wrong = await restore({ action: 'ARCHIVE', trash: {} });
    expect(wrong.errors).toMatchObject([{ extensions: { errors: [{ field: 'trash' }] } }]);
  });
});
