import type { EntityManager } from 'typeorm';

/**
 * The vendor of each of these ads that a visitor can see. Their rows stay locked until the transaction ends, always
 * taken in the same order, so that two batches never wait for one another.
 */
export async function lockVisibleBrochures(
  manager: EntityManager,
  ids: Iterable<number>,
): Promise<Map<number, number | null>> {
  const rows = await manager.query<{ id: number; vendor_id: number | null }[]>(
    `SELECT id, vendor_id FROM brochures
     WHERE id = ANY($1::int[]) AND record_status AND status = 'PUBLISHED' ORDER BY id FOR NO KEY UPDATE`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map(({ id, vendor_id }) => [id, vendor_id]));
}
