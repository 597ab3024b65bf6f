import type { EntityManager } from 'typeorm';
import { atdwSource } from './isListed';
import type { SaveableProduct } from '../source/SaveableProduct';

/** Saves what is no field of an ad. Returns the ids of the ads whose content differs from before, or is new. */
export async function saveListings(manager: EntityManager, batch: readonly SaveableProduct[]): Promise<number[]> {
  const rows = batch.map(({ product, changedAt, contentHash }) => ({
    ...product.listing,
    ...{ external_id: product.productId, changed_at_source: changedAt, content_hash: contentHash },
  }));
  const saved = await manager.query<{ id: number; isChanged: boolean }[]>(
    `WITH incoming AS (
       SELECT b.id AS brochure_id, row.*, old.content_hash IS DISTINCT FROM row.content_hash AS is_changed
       FROM jsonb_to_recordset($1::jsonb) AS row (external_id text, product_number text, organisation text,
         pixel_url text, tracked_url text, booking_url text, price_from_cents integer, changed_at_source timestamptz,
         content_hash text)
       JOIN brochures b ON b.external_source = '${atdwSource}' AND b.external_id = row.external_id
       LEFT JOIN atdw_listings old ON old.brochure_id = b.id
     ), saved AS (
       INSERT INTO atdw_listings (brochure_id, product_number, organisation, pixel_url, tracked_url, booking_url,
         price_from_cents, changed_at_source, content_hash)
       SELECT brochure_id, product_number, organisation, pixel_url, tracked_url, booking_url, price_from_cents,
         changed_at_source, content_hash FROM incoming
       ON CONFLICT (brochure_id) DO UPDATE SET (product_number, organisation, pixel_url, tracked_url, booking_url,
         price_from_cents, changed_at_source, content_hash) = (excluded.product_number, excluded.organisation,
         excluded.pixel_url, excluded.tracked_url, excluded.booking_url, excluded.price_from_cents,
         excluded.changed_at_source, excluded.content_hash)
     )
     SELECT brochure_id AS id, is_changed AS "isChanged" FROM incoming`,
    [JSON.stringify(rows)],
  );
  return saved.filter(({ isChanged }) => isChanged).map(({ id }) => id);
}
