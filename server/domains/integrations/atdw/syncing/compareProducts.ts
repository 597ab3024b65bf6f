import type { DataSource } from 'typeorm';
import type { AtdwRun } from '../AtdwRun';
import type { ListedProduct } from '../source/readListPage';
import { atdwSource, isListed } from './isListed';
import type { RunCounts } from './RunProgress';

interface KnownAd {
  productId: string;
  /** this run has read it already */
  isSeen: boolean;
  /** the site has an ad of it */
  isKnown: boolean;
  isListed: boolean;
  /** it was archived by its source or its last day, not by a person */
  mayReturn: boolean;
  changedAt: Date | null;
}

/**
 * Compares a page of the list with the ads. Returns the products to fetch, and what a dry run counts. Ads that people
 * have archived or deleted stay so.
 */
export async function compareProducts(
  database: DataSource,
  run: AtdwRun,
  listed: readonly ListedProduct[],
): Promise<{ wanted: ListedProduct[]; counts: Partial<RunCounts> }> {
  const active = listed.filter(({ isActive }) => isActive);
  const rows = await database.query<KnownAd[]>(
    `SELECT p.product_id AS "productId", b.id IS NOT NULL AS "isKnown", (${isListed}) IS TRUE AS "isListed",
       (b.record_status AND b.archive_reason IN ('SOURCE', 'EXPIRED')) IS TRUE AS "mayReturn",
       l.changed_at_source AS "changedAt",
       EXISTS (SELECT FROM atdw_run_products s WHERE s.run_id = $2 AND s.product_id = p.product_id AND s.is_active)
         AS "isSeen"
     FROM unnest($1::text[]) AS p (product_id)
     LEFT JOIN brochures b ON b.external_source = '${atdwSource}' AND b.external_id = p.product_id
     LEFT JOIN atdw_listings l ON l.brochure_id = b.id`,
    [active.map(({ productId }) => productId), run.id],
  );
  const known = new Map(rows.map((row) => [row.productId, row]));
  const counts = { created: 0, updated: 0, unchanged: 0, renewed: 0 };
  const wanted = active.filter((product) => {
    const ad = known.get(product.productId);
    if (!ad || ad.isSeen) return false;
    const outcome = outcomeOf(ad, product);
    counts[outcome] += 1;
    return outcome !== 'unchanged';
  });
  return { wanted, counts };
}

function outcomeOf(ad: KnownAd, { changedAt }: ListedProduct): 'created' | 'updated' | 'unchanged' | 'renewed' {
  if (!ad.isKnown) return 'created';
  if (!ad.isListed) return ad.mayReturn ? 'renewed' : 'unchanged';
  const isSame = changedAt !== null && ad.changedAt?.getTime() === changedAt.getTime();
  return isSame ? 'unchanged' : 'updated';
}
