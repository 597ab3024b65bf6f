import type { EntityManager } from 'typeorm';

/**
 * Returns why live ads cannot wait for review again, by their numbers: since they were published somebody has taken a
 * coupon, or their vendor has sent a change of what visitors see. The caller holds the locks of the ads.
 */
export async function publicationsInUse(
  manager: EntityManager,
  brochureIds: readonly number[],
): Promise<Map<number, string>> {
  if (brochureIds.length === 0) return new Map();
  const rows = await manager.query<{ id: number; isSold: boolean }[]>(
    `SELECT id, "isSold" FROM (
       SELECT ad.id,
         EXISTS (SELECT FROM coupon_purchases AS sold
           WHERE sold.brochure_id = ad.id AND sold.purchased_at >= ad.published_at) AS "isSold",
         EXISTS (SELECT FROM brochure_revisions AS change
           WHERE change.brochure_id = ad.id AND change.state IN ('WAITING', 'CHANGES_REQUESTED')) AS "isChanging"
       FROM brochures AS ad WHERE ad.id = ANY($1)
     ) AS used WHERE "isSold" OR "isChanging"`,
    [[...brochureIds]],
  );
  return new Map(rows.map(({ id, isSold }) => [id, isSold ? sold : changing]));
}

const sold = 'Somebody has taken a coupon since: archive the ad.';
const changing = 'Its vendor has sent a change since: decide about it first, or archive the ad.';
