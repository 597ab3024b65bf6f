import { askGraphql } from '../../test/askGraphql';
import type { Account } from '../../domains/accounts/Account';
import { makeAccount } from '../../test/factories/makeAccount';
import { makeCategory } from '../../test/factories/makeCategory';
import { useTestServer } from '../../test/useTestServer';
import { toGlobalId } from '../../shared/globalId';

const server = useTestServer();
const many = 10_000;
let administrator: Account;

/** Every tenth ad will be archived meanwhile; others wait to be published. */
beforeAll(async () => {
  const { database } = server.dependencies;
  administrator = await makeAccount(database);
  const { id: categoryId } = await makeCategory(database);
  await database.query(
    `INSERT INTO brochures (did, type, status, title, google_ad_url, category_id, ad_index, valid_from)
     SELECT lpad(n::text, 12, 'x'), 'PT_AD', CASE WHEN n % 10 = 9 THEN 'PENDING_REVIEW' ELSE 'PUBLISHED' END,
       'Offer ' || n, 'https://elsewhere.example/' || n, $1,
       CASE WHEN n % 3 = 0 THEN n % 500 + 1 END, DATE '2026-01-01' - n % 40
     FROM generate_series(1, $2) AS n`,
    [categoryId, many],
  );
  await database.query('ANALYZE brochures');
});

interface Answer {
  edges: { node: { databaseId: number; id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const list = `query ($after: String) { brochures(first: 100, after: $after, filter: { types: [PT_AD] }) {
  edges { node { id databaseId } } pageInfo { hasNextPage endCursor }
} }`;

async function pageAfter(after: string | null): Promise<Answer> {
  const { data, errors } = await askGraphql(server, { query: list, variables: { after } });
  expect(errors).toEqual([]);
  return data!['brochures'] as Answer;
}

async function numbersOf(condition: string): Promise<number[]> {
  const rows = await server.dependencies.database.query<{ id: number }[]>(
    `SELECT id FROM brochures WHERE ${condition} ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

/** Publishes one ad and archives another by the API. */
async function change(ids: { publish: number | undefined; archive: number | undefined }): Promise<void> {
  for (const verb of ['publish', 'archive'] as const) {
    const id = toGlobalId('Brochure', ids[verb]!);
    const query = `mutation { ${verb}Brochure(input: { id: "${id}" }) { brochure { status } } }`;
    const { errors } = await askGraphql(server, { query, as: administrator });
    expect(errors).toEqual([]);
  }
}

it('pages forward through 10,000 ads during changes: each ad that stays is returned exactly once', async () => {
  const publish = await numbersOf(`status = 'PENDING_REVIEW'`);
  const archive = await numbersOf(`status = 'PUBLISHED' AND id % 10 = 4`);
  const stays = await numbersOf(`status = 'PUBLISHED' AND id % 10 <> 4`);
  // spread over the whole list, so that changes happen before and after the cursor
  const shuffled = (ids: number[]) => ids.toSorted((a, b) => ((a * 7919) % 10_007) - ((b * 7919) % 10_007));
  const toPublish = shuffled(publish);
  const toArchive = shuffled(archive);
  const seen: number[] = [];
  let after: string | null = null;
  let pages = 0;
  do {
    // during each page, so that some changes happen before it and some after it
    const changing = change({ publish: toPublish[pages], archive: toArchive[pages] });
    const { edges, pageInfo }: Answer = await pageAfter(after);
    await changing;
    seen.push(...edges.map(({ node }) => node.databaseId));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    pages += 1;
  } while (after !== null);
  expect(pages).toBeGreaterThan(20);
  expect(new Set(seen).size).toBe(seen.length);
  const seenOnce = new Set(seen);
  expect(stays.filter((id) => !seenOnce.has(id))).toEqual([]);
  expect(stays.length).toBeGreaterThan(many * 0.75);
});
