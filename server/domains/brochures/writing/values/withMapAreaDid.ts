import { In, type EntityManager } from 'typeorm';
import { MapArea } from '../../../map-areas/MapArea';
import type { BrochureChanges } from './BrochureChanges';

/**
 * Replaces the code of a map area by its did, which is the stored form. Leaves an unknown value for validation to
 * refuse.
 */
export async function withMapAreaDid(manager: EntityManager, changes: BrochureChanges): Promise<BrochureChanges> {
  return (await withMapAreaDids(manager, [changes]))[0] ?? changes;
}

/** The same in many changes, in one statement. */
export async function withMapAreaDids(
  manager: EntityManager,
  all: readonly BrochureChanges[],
): Promise<BrochureChanges[]> {
  const codes = new Set(all.flatMap(({ mapArea }) => mapArea ?? []));
  if (codes.size === 0) return [...all];
  const areas = await manager.getRepository(MapArea).findBy({ code: In([...codes]) });
  const dids = new Map(areas.map(({ code, did }) => [code, did]));
  return all.map((changes) =>
    changes.mapArea == null ? changes : { ...changes, mapArea: dids.get(changes.mapArea) ?? changes.mapArea },
  );
}
