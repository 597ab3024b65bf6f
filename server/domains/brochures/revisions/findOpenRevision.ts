import { In, type EntityManager } from 'typeorm';
import { BrochureRevision } from './BrochureRevision';

/** Returns the revision that waits, or that was sent back for changes. */
export async function findOpenRevision(manager: EntityManager, brochureId: number): Promise<BrochureRevision | null> {
  return (await findOpenRevisions(manager, [brochureId])).get(brochureId) ?? null;
}

/** The same of many ads, by their number. */
export async function findOpenRevisions(
  manager: EntityManager,
  brochureIds: readonly number[],
): Promise<Map<number, BrochureRevision>> {
  const where = { brochureId: In([...brochureIds]), state: In(['WAITING', 'CHANGES_REQUESTED']) };
  const found = await manager.getRepository(BrochureRevision).findBy(where);
  return new Map(found.map((revision) => [revision.brochureId, revision]));
}
