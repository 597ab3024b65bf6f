import { gzipSync } from 'node:zlib';
import { seedReferenceData } from '../../server/seeds/seedReferenceData';
import { toGlobalId } from '../../server/shared/globalId';
import { eventually } from '../../server/test/eventually';
import { makeAccount, testPassword } from '../../server/test/factories/makeAccount';
import { useTestDatabase } from '../../server/test/testDatabase';
import { askApi } from '../support/askApi';
import { hurryRetries, loseHeartbeat } from '../support/site/loseHeartbeat';
import { patienceMs } from '../support/browser/patience';
import { startSite, type Site } from '../support/site/startSite';

const rows = 4000;
const longMs = 240_000;

/** what PostgreSQL still does for a server that was killed, its last commit included */
const othersAtWork = `pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
  AND state <> 'idle' AND pid <> pg_backend_pid()`;

/** Power cuts during an import: of new ads, of edits to all of them, and amid its undo (docs/rules/imports.md#undo). */
describe('an import whose server is killed', () => {
  const test = useTestDatabase();
  let site: Site;
  let headers: Record<string, string>;

  const open = (): Promise<Site> =>
    startSite({ DATABASE_URL: test.url, ACCESS_TOKEN_SECRET: 'the-same-in-each-life-of-the-site' });

  beforeAll(async () => {
    await seedReferenceData(test.database);
    await makeAccount(test.database, { email: 'operator@offers.example' });
    site = await open();
    headers = await signIn();
  });
  afterAll(() => site.stop());

  const countOf = async (sql: string): Promise<number> =>
    (await test.database.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${sql}`))[0]?.count ?? -1;

  it('goes on by itself, lists each ad once, and is undone, through a kill as well', async () => {
    const header = 'id,name,category,suburb,state,postcode';
    const lines = Array.from({ length: rows }, (_, at) => `row-${at},Finch ${at},FOOD_DRINK,Noosa Heads,QLD,4567`);
    await killWhile(await startImport([header, ...lines]), `brochures WHERE title LIKE 'Finch %'`);
    expect(await countOf(`brochures WHERE title LIKE 'Finch %'`)).toBe(rows);

    const ads = await test.database.query<{ did: string }[]>('SELECT did FROM brochures ORDER BY id');
    const edits = ads.map(({ did }, at) => `${did},Wren ${at}`);
    const edited = await startImport(['did,name', ...edits]);
    await killWhile(edited, `brochures WHERE title LIKE 'Wren %'`);
    expect(await countOf(`brochures WHERE title LIKE 'Wren %'`)).toBe(rows);

    const listed = `bulk_job_rows r JOIN bulk_jobs j ON j.id = r.job_id WHERE j.action = 'IMPORT'`;
    expect(await countOf(listed)).toBe(2 * rows);
    expect(await countOf(`(SELECT DISTINCT r.job_id, r.brochure_id FROM ${listed}) AS ads`)).toBe(2 * rows);
    expect(await countOf(`audit_log_entries WHERE action = 'importBrochures' AND bulk_job_id IS NOT NULL`)).toBe(
      2 * rows,
    );

    const [job] = await test.database.query<{ id: number }[]>('SELECT max(id) AS id FROM bulk_jobs');
    const undo = 'mutation ($input: UndoBulkJobInput!) { undoBulkJob(input: $input) { __typename } }';
    await askApi(site, undo, { input: { id: toGlobalId('BulkJob', job?.id ?? 0) } }, headers);
    const back = `brochures WHERE title LIKE 'Finch %'`;
    await killAfterSome(back);
    expect(await countOf(`bulk_job_rows WHERE outcome = 'UNDONE'`)).toBe(await countOf(back));
    await loseHeartbeat(test.database);
    site = await open();
    await eventually(async () => {
      await hurryRetries(test.database);
      expect(await countOf(`bulk_jobs WHERE id = ${job?.id} AND state = 'UNDONE'`)).toBe(1);
    }, longMs);
    expect(await countOf(back)).toBe(rows);
  }, 600_000);

  async function startImport(lines: readonly string[]): Promise<number> {
    const response = await fetch(`${site.url}/rest/brochure/administrator/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        ...{ fileName: 'finches.csv', type: 'BLD_AD' },
        contentBase64Encoded: gzipSync(`${lines.join('\n')}\n`).toString('base64'),
      }),
    });
    const { id } = (await response.json()) as { id: string };
    const number = Number(Buffer.from(id, 'base64url').toString().split(':')[1]);
    await eventually(() => expectState(number, 'CHECKED'), longMs);
    const start = 'mutation ($input: StartBrochureImportInput!) { startBrochureImport(input: $input) { __typename } }';
    await askApi(site, start, { input: { id } }, headers);
    return number;
  }

  async function expectState(id: number, state: string): Promise<void> {
    expect(await countOf(`brochure_imports WHERE id = ${id} AND state = '${state}'`)).toBe(1);
  }

  /** Kills the site once some ads are written, and waits until PostgreSQL has ended what it was asked for. */
  async function killAfterSome(written: string): Promise<void> {
    await eventually(async () => expect(await countOf(written)).toBeGreaterThan(0), longMs);
    await site.kill();
    await eventually(async () => {
      expect(await countOf(othersAtWork)).toBe(0);
    }, patienceMs);
    expect(await countOf(written)).toBeLessThan(rows);
  }

  /** Kills the site amid an import, and waits until the next one has finished. */
  async function killWhile(id: number, written: string): Promise<void> {
    await killAfterSome(written);
    await expectState(id, 'IMPORTING');
    await loseHeartbeat(test.database);
    site = await open();
    await eventually(async () => {
      await hurryRetries(test.database);
      await expectState(id, 'DONE');
    }, longMs);
  }

  async function signIn(): Promise<Record<string, string>> {
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
    const input = { username: 'operator@offers.example', password: testPassword };
    const { login: session } = await askApi(site, login, { input });
    return { authorization: `Bearer ${(session as { accessToken: string }).accessToken}` };
  }
});
