import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createAccount } from '../../../server/domains/accounts/createAccount';
import { prepareAds } from '../prepareAds';

export interface LoadLogin {
  username: string;
  password: string;
}

/** What visitors of the bench's site ask for, and who edits it. */
export interface LoadWorld {
  /** ads with a page of their own, in no order */
  ads: number[];
  coupons: number[];
  /** centres of map areas */
  places: { code: string; latitude: number; longitude: number }[];
  categories: string[];
  /** paths below /areas of areas, and of categories that have an ad there */
  areas: string[];
  suburbs: string[];
  administrator: LoadLogin;
  vendor: LoadLogin;
  /** published ads of the vendor */
  vendorAds: number[];
}

/** Generates ads unless the database has some, and the logins of an administrator and a vendor. */
export async function prepareLoadWorld(database: DataSource, ads: number): Promise<LoadWorld> {
  await prepareAds(database, ads);
  const isShown = `b.record_status AND b.status = 'PUBLISHED' AND (valid_from IS NULL OR valid_from <= current_date)
    AND (valid_to IS NULL OR valid_to > current_date + 1)`;
  const ids = async (condition: string): Promise<number[]> => {
    const sql = `SELECT id FROM brochures b WHERE ${isShown} AND ${condition} ORDER BY md5(id::text)`;
    return (await database.query<{ id: number }[]>(sql)).map(({ id }) => id);
  };
  const texts = async (sql: string): Promise<string[]> =>
    (await database.query<{ text: string }[]>(sql)).map(({ text }) => text);
  const [owner] = await database.query<{ id: number }[]>(
    `SELECT vendor_id AS id FROM brochures b WHERE ${isShown} AND type = 'BLD_AD' AND vendor_id IS NOT NULL
     GROUP BY vendor_id ORDER BY count(*) DESC, vendor_id LIMIT 1`,
  );
  if (!owner) throw new Error('No vendor has a published ad.');
  return {
    ads: await ids(`type IN ('LP_AD', 'CP_AD', 'BLD_AD')`),
    coupons: await ids(`type = 'CP_AD'`),
    places: await database.query(
      `SELECT code, (south + north) / 2 AS latitude, (west + east) / 2 AS longitude FROM map_areas ORDER BY id`,
    ),
    categories: await texts(`SELECT code AS text FROM categories WHERE code LIKE 'CATEGORY%' ORDER BY id`),
    areas: await texts(
      `SELECT DISTINCT m.code || '/' || c.code AS text FROM brochures b JOIN map_areas m ON m.id = b.map_area_id
       JOIN categories c ON c.id = b.category_id WHERE ${isShown} AND b.type IN ('LP_AD', 'CP_AD', 'BLD_AD') LIMIT 1000`,
    ),
    suburbs: await texts(`SELECT DISTINCT city AS text FROM brochures WHERE city IS NOT NULL ORDER BY 1 LIMIT 200`),
    administrator: await makeLogin(database, null),
    vendor: await makeLogin(database, owner.id),
    vendorAds: await ids(`type = 'BLD_AD' AND vendor_id = ${String(owner.id)}`),
  };
}

async function makeLogin(database: DataSource, vendorId: number | null): Promise<LoadLogin> {
  const login = { username: `${randomUUID()}@people.example`, password: `bench ${randomUUID()}` };
  await createAccount(database.manager, {
    role: vendorId === null ? 'ADMINISTRATOR' : 'VENDOR',
    ...{ email: login.username, password: login.password, name: null, vendorId },
  });
  return login;
}
