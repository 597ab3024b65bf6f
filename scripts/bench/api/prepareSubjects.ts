import type { DataSource } from 'typeorm';
import { Account } from '../../../server/domains/accounts/Account';
import { createAccount } from '../../../server/domains/accounts/createAccount';
import { signAccessToken } from '../../../server/platform/access-tokens/signAccessToken';

const email = 'bench@offers.example';

/** The administrator of the table requests, and the ad of the details: public, with pictures. */
export async function prepareSubjects(
  database: DataSource,
  secret: string,
): Promise<{ brochureId: number; administratorToken: string }> {
  const account =
    (await database.getRepository(Account).findOneBy({ email })) ??
    (await createAccount(database.manager, {
      email,
      password: 'only-for-this-measurement',
      name: null,
      role: 'ADMINISTRATOR',
      vendorId: null,
    }));
  const [row] = await database.query<{ id: number }[]>(
    `SELECT b.id FROM brochures b WHERE b.status = 'PUBLISHED' AND b.record_status AND b.type = 'CP_AD'
       AND b.vendor_id IS NOT NULL AND b.map_area_id IS NOT NULL AND b.latitude IS NOT NULL
       AND now() BETWEEN b.visible_from AND b.visible_until
       AND (SELECT count(*) FROM assets a WHERE a.brochure_id = b.id) >= 2
     ORDER BY b.id LIMIT 1`,
  );
  if (!row) throw new Error('No ad fits.');
  const claims = { accountId: account.id, tokenVersion: account.tokenVersion };
  const token = await signAccessToken(claims, { secret, lifetimeSeconds: 24 * 60 * 60 }, new Date());
  return { brochureId: row.id, administratorToken: token };
}
