import type { EntityManager } from 'typeorm';
import { readAdFacts, type AdFacts } from '../../brochures/writing/batch/readAdFacts';
import { findReferences, type References } from '../../brochures/writing/checks/findReferences';
import type { Judging } from '../../brochures/writing/prepareChanges';
import type { BrochureChanges } from '../../brochures/writing/values/BrochureChanges';

/** What the rules need to know of all ads of a batch. It is read in a few statements. */
export interface BatchFacts extends AdFacts, Judging {
  /** the rows that a change names; the same codes are looked up once */
  referencesOf: (changes: BrochureChanges) => Promise<References>;
}

export async function readBatchFacts(
  manager: EntityManager,
  brochureIds: readonly number[],
  judging: Judging,
): Promise<BatchFacts> {
  return { ...(await readAdFacts(manager, brochureIds)), ...judging, referencesOf: referenceFinder(manager) };
}

function referenceFinder(manager: EntityManager): BatchFacts['referencesOf'] {
  const known = new Map<string, Promise<References>>();
  return ({ category, brochureCategories, mapArea, vendorId }) => {
    const named = { category, brochureCategories, mapArea, vendorId };
    const key = JSON.stringify(named);
    const found = known.get(key) ?? findReferences(manager, named);
    known.set(key, found);
    return found;
  };
}
