import { seedReferenceData } from '../server/seeds/seedReferenceData';
import { toGlobalId } from '../server/shared/globalId';
import { eventually } from '../server/test/eventually';
import { makeAccount, testPassword } from '../server/test/factories/makeAccount';
import { useTestDatabase } from '../server/test/testDatabase';
import { askApi } from './support/askApi';
import { hurryRetries, loseHeartbeat } from './support/site/loseHeartbeat';
import { patienceMs } from './support/browser/patience';
import { startSite, type Site } from './support/site/startSite';

const ads = 4000;
const longMs = 240_000;
const archived = `brochures WHERE status = 'ARCHIVED'`;

/** Power cuts during a bulk job and during its undo (docs/rules/statuses-and-reviews.md#bulk-jobs). */
describe('a bulk job whose server is killed', () => {
  const test = useTestDatabase();
  let site: Site;
  let headers: Record<string, string>;

  const open = (): Promise<Site> =>
    startSite({ DATABASE_URL: test.url, ACCESS_TOKEN_SECRET: 'the-same-in-each-life-of-the-site' });

  beforeAll(async () => {
    await seedReferenceData(test.database);
    await makeAccount(test.database, { email: 'operator@offers.example' });
    await test.database.query(
      `INSERT INTO brochures (did, type, status, title, category_id, submitted_at, published_at)
       SELECT left(md5('ad' || n), 12), 'BLD_AD', 'PUBLISHED', 'Finch ' || n, (SELECT min(id) FROM categories), now(), now()
       FROM generate_series(1, ${ads}) n`,
    );
    site = await open();
    headers = await signIn();
  });
  afterAll(() => site.stop());

  it('goes on by itself, and so does its undo: no ad is changed without a row that says so', async () => {
    const before = await stored();
    const { id, databaseId } = await prepare();
    await eventually(() => expectState(databaseId, 'CHECKED'), longMs);
    await ask('startBulkJob', 'StartBulkJobInput!', { id });
    await killWhile(databaseId, 'RUNNING', 'CHANGED');
    await ended(databaseId, 'DONE');
    expect(await countOf(archived)).toBe(ads);
    expect(await countOf(`bulk_job_rows WHERE outcome = 'CHANGED' AND version = 2`)).toBe(ads);
    expect(await countOf(`audit_log_entries WHERE action = 'archiveBrochure'`)).toBe(ads);

    await ask('undoBulkJob', 'UndoBulkJobInput!', { id });
    await killWhile(databaseId, 'UNDOING', 'UNDONE');
    await ended(databaseId, 'UNDONE');
    expect(await stored()).toEqual(before);
    expect(await countOf(`bulk_job_rows WHERE outcome = 'UNDONE'`)).toBe(ads);
    expect(
      await countOf(
        `(SELECT entity_id FROM audit_log_entries WHERE entity_type = 'Brochure' GROUP BY entity_id HAVING count(*) > 2) AS again`,
      ),
    ).toBe(0);
  }, 600_000);

  const countOf = async (sql: string): Promise<number> =>
    (await test.database.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${sql}`))[0]?.count ?? -1;

  /** The ads without what every write changes. */
  const stored = (): Promise<unknown> =>
    test.database.query(
      `SELECT md5(string_agg((to_jsonb(b) - ARRAY['version', 'updated_at', 'state_version'])::text, ',' ORDER BY id)) FROM brochures b`,
    );

  async function prepare(): Promise<{ id: string; databaseId: number }> {
    const query = `mutation ($input: PrepareBulkJobInput!) { prepareBulkJob(input: $input) { bulkJob { databaseId } } }`;
    const input = { action: 'ARCHIVE', filter: { statuses: ['PUBLISHED'] } };
    const { prepareBulkJob } = await askApi(site, query, { input }, headers);
    const { databaseId } = (prepareBulkJob as { bulkJob: { databaseId: number } }).bulkJob;
    return { id: toGlobalId('BulkJob', databaseId), databaseId };
  }

  async function ask(mutation: string, type: string, input: object): Promise<void> {
    await askApi(site, `mutation ($input: ${type}) { ${mutation}(input: $input) { __typename } }`, { input }, headers);
  }

  async function expectState(id: number, state: string): Promise<void> {
    expect(await countOf(`bulk_jobs WHERE id = ${id} AND state = '${state}'`)).toBe(1);
  }

  /** Kills the site once some rows have an outcome, and opens it again. What is done then has its rows. */
  async function killWhile(id: number, state: string, outcome: string): Promise<void> {
    const done = `bulk_job_rows WHERE job_id = ${id} AND outcome = '${outcome}'`;
    await eventually(async () => expect(await countOf(done)).toBeGreaterThan(0), longMs);
    await site.kill();
    await eventually(async () => {
      expect(await countOf(`pg_stat_activity WHERE datname = current_database() AND state = 'active'`)).toBe(1);
    }, patienceMs);
    const rows = await countOf(done);
    expect(rows).toBeLessThan(ads);
    await expectState(id, state);
    expect(await countOf(archived)).toBe(outcome === 'UNDONE' ? ads - rows : rows);
    await loseHeartbeat(test.database);
    site = await open();
  }

  async function ended(id: number, state: string): Promise<void> {
    await eventually(async () => {
      await hurryRetries(test.database);
      await expectState(id, state);
    }, longMs);
  }

  async function signIn(): Promise<Record<string, string>> {
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
    const input = { username: 'operator@offers.example', password: testPassword };
    const { login: session } = await askApi(site, login, { input });
    return { authorization: `Bearer ${(session as { accessToken: string }).accessToken}` };
  }
});
