import type { EntityManager } from 'typeorm';
import { MapArea } from '../../../map-areas/MapArea';
import type { BrochureChanges } from './BrochureChanges';

/** Callers may name an area by its code; kept and compared is its did. What is unknown stays as it is, to be refused. */
export async function withMapAreaDid(manager: EntityManager, changes: BrochureChanges): Promise<BrochureChanges> {
  if (changes.mapArea == null) return changes;
  const area = await manager.getRepository(MapArea).findOneBy({ code: changes.mapArea });
  return area ? { ...changes, mapArea: area.did } : changes;
}
