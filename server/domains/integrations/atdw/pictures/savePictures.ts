import type { EntityManager } from 'typeorm';
import type { Clock } from '../../../../platform/clock/Clock';
import type { JobQueue } from '../../../../platform/jobs/JobQueue';
import { queueFileRemoval } from '../../../brochures/assets/files/queueFileRemoval';
import type { SaveableProduct } from '../source/SaveableProduct';
import { atdwSource } from '../syncing/isListed';
import { fetchAtdwPicturesJob } from './fetchAtdwPicturesJob';

/** Notes the pictures to fetch, changes words and order of those that are there, and removes those that left. */
export async function savePictures(
  manager: EntityManager,
  { jobs, clock }: { jobs: JobQueue; clock: Clock },
  batch: readonly SaveableProduct[],
): Promise<void> {
  const rows = batch.flatMap(({ product }) =>
    product.pictures.map((picture) => ({ ...picture, external_id: product.productId })),
  );
  const productIds = batch.map(({ product }) => product.productId);
  const removed = await manager.query<{ sha256: string | null }[]>(
    `WITH kept AS (
       SELECT external_id, multimedia_id FROM jsonb_to_recordset($1::jsonb) AS row (external_id text, multimedia_id text)
     ), gone AS (
       DELETE FROM atdw_pictures p USING brochures b
       WHERE b.id = p.brochure_id AND b.external_source = '${atdwSource}' AND b.external_id = ANY($2::text[])
         AND NOT EXISTS (SELECT FROM kept k WHERE k.external_id = b.external_id AND k.multimedia_id = p.multimedia_id)
       RETURNING p.asset_id
     ), files AS (
       DELETE FROM assets a USING gone WHERE a.id = gone.asset_id RETURNING a.sha256
     )
     SELECT sha256 FROM files`,
    [JSON.stringify(rows), productIds],
  );
  const saved = await manager.query<{ isDue: boolean }[]>(
    `WITH incoming AS (
       SELECT b.id AS brochure_id, row.* FROM jsonb_to_recordset($1::jsonb) AS row (external_id text,
         multimedia_id text, url text, alt_text text, credit text, sort_order integer)
       JOIN brochures b ON b.external_source = '${atdwSource}' AND b.external_id = row.external_id
     ), words AS (
       UPDATE assets a SET alt_text = i.alt_text, sort_order = i.sort_order
       FROM incoming i JOIN atdw_pictures p ON p.brochure_id = i.brochure_id AND p.multimedia_id = i.multimedia_id
       WHERE a.id = p.asset_id AND (a.alt_text, a.sort_order) IS DISTINCT FROM (i.alt_text, i.sort_order)
     )
     INSERT INTO atdw_pictures AS p (brochure_id, multimedia_id, url, alt_text, credit, sort_order, next_attempt_at)
     SELECT brochure_id, multimedia_id, url, alt_text, credit, sort_order, $2::timestamptz FROM incoming
     ON CONFLICT (brochure_id, multimedia_id) DO UPDATE SET alt_text = excluded.alt_text, credit = excluded.credit,
       sort_order = excluded.sort_order, url = excluded.url,
       attempts = CASE WHEN p.url = excluded.url THEN p.attempts ELSE 0 END,
       next_attempt_at = CASE WHEN p.url = excluded.url THEN p.next_attempt_at ELSE excluded.next_attempt_at END
     RETURNING next_attempt_at IS NOT NULL AS "isDue"`,
    [JSON.stringify(rows), clock.now()],
  );
  const hashes = removed.map(({ sha256 }) => sha256);
  await queueFileRemoval(manager, { jobs }, hashes);
  if (saved.some(({ isDue }) => isDue)) await jobs.enqueue(manager, fetchAtdwPicturesJob, {});
}
