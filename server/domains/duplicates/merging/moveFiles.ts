import type { EntityManager } from 'typeorm';
import type { Asset } from '../../brochures/assets/Asset';

/** Brings pictures and files to other ads and places. */
export async function moveFiles(
  manager: EntityManager,
  moved: readonly Pick<Asset, 'id' | 'brochureId' | 'sortOrder'>[],
): Promise<void> {
  if (moved.length === 0) return;
  await manager.query(
    `UPDATE assets SET brochure_id = moved.brochure_id, sort_order = moved.sort_order
     FROM unnest($1::integer[], $2::integer[], $3::integer[]) AS moved (id, brochure_id, sort_order)
     WHERE assets.id = moved.id`,
    [moved.map(({ id }) => id), moved.map(({ brochureId }) => brochureId), moved.map(({ sortOrder }) => sortOrder)],
  );
}
