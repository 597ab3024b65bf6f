import type { EntityManager } from 'typeorm';
import { MapArea } from '../../../map-areas/MapArea';
import type { BrochureChanges } from './BrochureChanges';

/**
 * Replaces the code of a map area by its did, which is the stored form. Leaves an unknown value for validation to
 * refuse.
 */
export async function withMapAreaDid(manager: EntityManager, changes: BrochureChanges): Promise<BrochureChanges> {
  if (changes.mapArea == null) return changes;
  const area = await manager.getRepository(MapArea).findOneBy({ code: changes.mapArea });
  return area ? { ...changes, mapArea: area.did } : changes;
}
