import { seedReferenceData } from '../../server/seeds/seedReferenceData';
import { toGlobalId } from '../../server/shared/globalId';
import { eventually } from '../../server/test/eventually';
import { makeAccount, testPassword } from '../../server/test/factories/makeAccount';
import { makeVendor } from '../../server/test/factories/makeVendor';
import { useTestDatabase } from '../../server/test/testDatabase';
import { askApi } from '../support/askApi';
import { hurryRetries, loseHeartbeat } from '../support/site/loseHeartbeat';
import { patienceMs } from '../support/browser/patience';
import { startSite, type Site } from '../support/site/startSite';

/** Some batches of each kind: 200 ads, or 20 pairs. */
const ads = 1600;
const twins = 240;
const waiting = 420;
const longMs = 240_000;
const archived = `brochures WHERE status = 'ARCHIVED'`;
const merged = 'merged_brochures';
/** the ads of a pair that stay, once they have the phone number of the other */
const filled = `brochures WHERE did LIKE 'one%' AND phone_no IS NOT NULL`;
const approved = `brochures WHERE did LIKE 'new%' AND status = 'PUBLISHED'`;
const published = `SELECT entity_id FROM audit_log_entries WHERE action = 'reviewBrochure' AND after ? 'status'`;
const mails = `(SELECT DISTINCT event_key FROM outgoing_mails WHERE recipient = 'finch@birds.example') AS mails`;

/** what PostgreSQL still does for a server that was killed, its last commit included */
const othersAtWork = `pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
  AND state <> 'idle' AND pid <> pg_backend_pid()`;

/** Power cuts during bulk jobs and during their undo (docs/rules/statuses-and-reviews.md#bulk-jobs). */
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
    const { id, databaseId } = await start('prepareBulkJob', 'PrepareBulkJobInput!', {
      ...{ action: 'ARCHIVE', filter: { statuses: ['PUBLISHED'] } },
    });
    await killWhile(databaseId, 'RUNNING', { outcome: 'CHANGED', proofs: [archived], total: ads });
    await ended(databaseId, 'DONE');
    expect(await countOf(archived)).toBe(ads);
    expect(await countOf(`bulk_job_rows WHERE outcome = 'CHANGED' AND version = 2`)).toBe(ads);
    expect(await countOf(`audit_log_entries WHERE action = 'archiveBrochure'`)).toBe(ads);

    await ask('undoBulkJob', 'UndoBulkJobInput!', { id });
    await killWhile(databaseId, 'UNDOING', { outcome: 'UNDONE', proofs: [archived], total: ads });
    await ended(databaseId, 'UNDONE');
    expect(await stored()).toEqual(before);
    expect(await countOf(`bulk_job_rows WHERE outcome = 'UNDONE'`)).toBe(ads);
    expect(
      await countOf(
        `(SELECT entity_id FROM audit_log_entries WHERE entity_type = 'Brochure' GROUP BY entity_id HAVING count(*) > 2) AS again`,
      ),
    ).toBe(0);
  }, 600_000);

  it('goes on with merges by itself, and with taking them back: no pair is half merged', async () => {
    await test.database.query(
      `INSERT INTO brochures (did, type, status, title, category_id, postcode, phone_no, submitted_at, published_at)
       SELECT which || lpad(n::text, 9, '0'), 'BLD_AD', 'PUBLISHED', 'Wren ' || n, (SELECT min(id) FROM categories), '4567',
         CASE which WHEN 'two' THEN '(07) 7010 1234' END, now(), now()
       FROM generate_series(1, ${twins}) n, unnest(ARRAY['one', 'two']) which ORDER BY which`,
    );
    const before = await stored();
    const { id, databaseId } = await start('resolveDuplicates', 'ResolveDuplicatesInput!', {
      ...{ decision: 'MERGE', filter: {} },
    });
    const proofs = [merged, filled, archived];
    await killWhile(databaseId, 'RUNNING', { outcome: 'CHANGED', proofs, total: twins });
    await ended(databaseId, 'DONE');
    for (const proof of proofs) expect(await countOf(proof)).toBe(twins);
    expect(await countOf(`audit_log_entries WHERE action = 'mergeBrochures' AND after ? 'mergedFrom'`)).toBe(twins);

    await ask('undoBulkJob', 'UndoBulkJobInput!', { id });
    await killWhile(databaseId, 'UNDOING', { outcome: 'UNDONE', proofs, total: twins });
    await ended(databaseId, 'UNDONE');
    expect(await stored()).toEqual(before);
    expect(await countOf(merged)).toBe(0);
    expect(await countOf(`bulk_job_rows WHERE job_id = ${databaseId} AND outcome = 'UNDONE'`)).toBe(twins);
  }, 600_000);

  it('goes on with approvals by itself, and with taking them back: each ad has one line and one mail', async () => {
    const { id: vendorId } = await makeVendor(test.database);
    await makeAccount(test.database, { email: 'finch@birds.example', role: 'VENDOR', vendorId });
    await test.database.query(
      `INSERT INTO brochures (did, type, status, title, company_name, category_id, address_line1, city, state, postcode,
         phone_no, vendor_id, submitted_at)
       SELECT 'new' || lpad(n::text, 9, '0'), 'BLD_AD', 'PENDING_REVIEW', 'Heron ' || n, 'Heron ' || n,
         (SELECT min(id) FROM categories), '1 Heron Street', 'Noosa Heads', 'QLD', '4567', '(07) 7010 1234',
         ${vendorId}, now()
       FROM generate_series(1, ${waiting}) n`,
    );
    // taking approvals back needs a fresh proof
    headers = await signIn();
    const before = await stored();
    const { id, databaseId } = await start('approveReviews', 'ApproveReviewsInput!', { queue: {} });
    const proofs = [approved, 'brochure_reviews', `(${published}) AS lines`];
    await killWhile(databaseId, 'RUNNING', { outcome: 'CHANGED', proofs, total: waiting });
    await ended(databaseId, 'DONE');
    for (const proof of [...proofs, `(${published} GROUP BY entity_id) AS ads`]) {
      expect(await countOf(proof)).toBe(waiting);
    }
    await eventually(async () => {
      await hurryRetries(test.database);
      expect(await countOf(mails)).toBe(waiting);
    }, longMs);

    await ask('undoBulkJob', 'UndoBulkJobInput!', { id });
    await killWhile(databaseId, 'UNDOING', { outcome: 'UNDONE', proofs: [approved], total: waiting });
    await ended(databaseId, 'UNDONE');
    expect(await stored()).toEqual(before);
    expect(await countOf(`bulk_job_rows WHERE job_id = ${databaseId} AND outcome = 'UNDONE'`)).toBe(waiting);
    const undone = `audit_log_entries WHERE action = 'undoBulkJob' AND bulk_job_id = ${databaseId}`;
    expect(await countOf(undone)).toBe(waiting);
    expect(await countOf(mails)).toBe(waiting);
    expect(await countOf('outgoing_mails')).toBe(waiting);
  }, 600_000);

  const countOf = async (sql: string): Promise<number> =>
    (await test.database.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${sql}`))[0]?.count ?? -1;

  /** The ads without what every write changes. */
  const stored = (): Promise<unknown> =>
    test.database.query(
      `SELECT md5(string_agg((to_jsonb(b) - ARRAY['version', 'updated_at', 'state_version'])::text, ',' ORDER BY id)) FROM brochures b`,
    );

  /** Starts a job once it is tried. */
  async function start(mutation: string, type: string, input: object): Promise<{ id: string; databaseId: number }> {
    const query = `mutation ($input: ${type}) { ${mutation}(input: $input) { bulkJob { databaseId } } }`;
    const data = await askApi(site, query, { input }, headers);
    const { databaseId } = (data[mutation] as { bulkJob: { databaseId: number } }).bulkJob;
    const id = toGlobalId('BulkJob', databaseId);
    await eventually(() => expectState(databaseId, 'CHECKED'), longMs);
    await ask('startBulkJob', 'StartBulkJobInput!', { id });
    return { id, databaseId };
  }

  async function ask(mutation: string, type: string, input: object): Promise<void> {
    await askApi(site, `mutation ($input: ${type}) { ${mutation}(input: $input) { __typename } }`, { input }, headers);
  }

  async function expectState(id: number, state: string): Promise<void> {
    expect(await countOf(`bulk_jobs WHERE id = ${id} AND state = '${state}'`)).toBe(1);
  }

  interface Work {
    outcome: 'CHANGED' | 'UNDONE';
    /** each counts the rows that are changed and not undone */
    proofs: readonly string[];
    total: number;
  }

  /** Kills the site once some rows have an outcome, and opens it again. What is done then has its rows. */
  async function killWhile(id: number, state: string, { outcome, proofs, total }: Work): Promise<void> {
    const done = `bulk_job_rows WHERE job_id = ${id} AND outcome = '${outcome}'`;
    await eventually(async () => expect(await countOf(done)).toBeGreaterThan(0), longMs);
    await site.kill();
    await eventually(async () => {
      expect(await countOf(othersAtWork)).toBe(0);
    }, patienceMs);
    const rows = await countOf(done);
    expect(rows).toBeLessThan(total);
    await expectState(id, state);
    for (const proof of proofs) expect(await countOf(proof)).toBe(outcome === 'UNDONE' ? total - rows : rows);
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
