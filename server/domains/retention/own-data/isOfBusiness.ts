import type { EntityManager } from 'typeorm';

/**
 * Returns whether an address is that of a login, or the contact of a company or of an ad that is not archived. Ads may
 * depend on it, so an administrator carries out its erasure (docs/rules/privacy-and-law.md#erasure).
 */
export async function isOfBusiness(manager: EntityManager, email: string): Promise<boolean> {
  const [row] = await manager.query<{ is: boolean }[]>(
    `SELECT EXISTS (SELECT FROM accounts WHERE email = $1 AND terminated_at IS NULL)
       OR EXISTS (SELECT FROM vendors WHERE lower(contact_email) = $1)
       OR EXISTS (SELECT FROM brochures WHERE lower(contact_email) = $1 AND record_status AND status <> 'ARCHIVED') AS is`,
    [email],
  );
  return row?.is ?? false;
}
