import type { DataSource } from 'typeorm';
import { Account } from '../../../server/domains/accounts/Account';
import { createAccount } from '../../../server/domains/accounts/createAccount';
import { brochureSortKeys } from '../../../server/domains/browsing/filters/brochureSortKeys';
import { alignSortKeys } from '../../../server/shared/paging/alignSortKeys';
import { encodeCursor } from '../../../server/shared/paging/encodeCursor';
import { signAccessToken } from '../../../server/platform/access-tokens/signAccessToken';

const email = 'bench@offers.example';

export interface Subjects {
  /** a category and an area for each of 200 ads, so common ones occur more often */
  pairs: { category: string; mapArea: string }[];
  /** 200 places near ads */
  places: { latitude: number; longitude: number }[];
  /** 500 ads whose details are requested */
  brochureIds: number[];
  /** 60 places in the public list, at any depth */
  cursors: string[];
  administratorToken: string;
}

/** Returns the subjects of the requests, the same ones for the same ads. */
export async function prepareSubjects(database: DataSource, secret: string): Promise<Subjects> {
  return {
    pairs: await drawAds(database, 200, {
      columns: `(SELECT code FROM categories c WHERE c.id = b.category_id) AS category, m.code AS "mapArea"`,
      join: 'JOIN map_areas m ON m.id = b.map_area_id',
    }),
    places: await drawAds(database, 200, {
      columns: `round(latitude::numeric, 2)::float8 AS latitude, round(longitude::numeric, 2)::float8 AS longitude`,
      condition: 'latitude IS NOT NULL',
    }),
    brochureIds: (await drawAds<{ id: number }>(database, 500, { columns: 'b.id' })).map(({ id }) => id),
    cursors: await drawCursors(database),
    administratorToken: await signInAdministrator(database, secret),
  };
}

/** Returns values of public ads in a random order that is the same each time. */
function drawAds<T>(
  database: DataSource,
  most: number,
  { columns, join = '', condition = 'true' }: { columns: string; join?: string; condition?: string },
): Promise<T[]> {
  return database.query<T[]>(
    `SELECT ${columns} FROM brochures b ${join}
     WHERE b.status = 'PUBLISHED' AND b.record_status AND b.type IN ('LP_AD', 'CP_AD', 'BLD_AD')
       AND now() BETWEEN b.visible_from AND b.visible_until AND ${condition}
     ORDER BY md5('drawn' || b.id) LIMIT ${most}`,
  );
}

async function drawCursors(database: DataSource): Promise<string[]> {
  const keys = brochureSortKeys(null, { distance: null, relevance: () => null });
  const columns = alignSortKeys(keys).map(({ expression }, at) => `${expression} AS k${at}`);
  const rows = await drawAds<Record<string, number>>(database, 60, { columns: columns.join(', ') });
  return rows.map((row) => encodeCursor(keys, Object.values(row)));
}

async function signInAdministrator(database: DataSource, secret: string): Promise<string> {
  const account =
    (await database.getRepository(Account).findOneBy({ email })) ??
    (await createAccount(database.manager, {
      email,
      password: 'only-for-this-measurement',
      name: null,
      role: 'ADMINISTRATOR',
      vendorId: null,
    }));
  const claims = { accountId: account.id, tokenVersion: account.tokenVersion };
  return signAccessToken(claims, { secret, lifetimeSeconds: 24 * 60 * 60 }, new Date());
}
