import type { RequestContext } from '../../../../platform/context/RequestContext';

/** Returns the pixel of a published tourism ad, unchanged; null for all other ads. */
export async function readPixelUrl({ database }: Pick<RequestContext, 'database'>, id: number): Promise<string | null> {
  const [row] = await database.query<{ url: string }[]>(
    `SELECT l.pixel_url AS url FROM atdw_listings l JOIN brochures b ON b.id = l.brochure_id
     WHERE b.id = $1 AND b.record_status AND b.status = 'PUBLISHED' AND l.pixel_url IS NOT NULL`,
    [id],
  );
  return row?.url ?? null;
}
