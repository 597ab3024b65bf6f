import { In, type EntityManager } from 'typeorm';
import { Asset } from '../../brochures/assets/Asset';
import type { AssetType } from '../../brochures/assets/AssetType';
import type { Brochure } from '../../brochures/Brochure';
import { BrochureCategory } from '../../brochures/BrochureCategory';
import { findReferences, type References } from '../../brochures/writing/checks/findReferences';
import type { BrochureChanges, BrochureValues } from '../../brochures/writing/values/BrochureChanges';
import { valuesOf } from '../../brochures/writing/values/valuesOf';
import { Category } from '../../categories/Category';
import { MapArea } from '../../map-areas/MapArea';
import { groupRows } from './groupRows';

/** What the rules need to know of all ads of a batch. It is read in a few statements. */
export interface BatchFacts {
  now: Date;
  /** the rows that a change names; the same codes are looked up once */
  referencesOf: (changes: BrochureChanges) => Promise<References>;
  /** values of an ad in the form of an input; `furtherIds` replaces its further categories */
  valuesOf: (ad: Brochure, furtherIds?: readonly number[]) => BrochureValues;
  furtherIdsOf: (ad: Brochure) => readonly number[];
  assetTypesOf: (ad: Brochure) => readonly AssetType[];
}

export async function readBatchFacts(
  manager: EntityManager,
  brochureIds: readonly number[],
  now: Date,
): Promise<BatchFacts> {
  const brochureId = In([...brochureIds]);
  const assets = await manager
    .getRepository(Asset)
    .find({ select: { id: true, type: true, brochureId: true }, where: { brochureId } });
  const further = groupRows(
    await manager.getRepository(BrochureCategory).findBy({ brochureId }),
    (each) => each.brochureId,
  );
  const categories = new Map((await manager.getRepository(Category).find()).map((each) => [each.id, each]));
  const areas = new Map((await manager.getRepository(MapArea).find()).map((each) => [each.id, each]));
  const typesByAd = groupRows(assets, (asset) => asset.brochureId);
  const furtherIdsOf = ({ id }: Brochure): number[] => (further.get(id) ?? []).map(({ categoryId }) => categoryId);
  return {
    now,
    referencesOf: referenceFinder(manager),
    furtherIdsOf,
    assetTypesOf: ({ id }) => (typesByAd.get(id) ?? []).map(({ type }) => type),
    valuesOf: (ad, furtherIds = furtherIdsOf(ad)) =>
      valuesOf(ad, {
        category: categories.get(ad.categoryId) ?? null,
        furtherCategories: furtherIds.flatMap((id) => categories.get(id) ?? []),
        mapArea: ad.mapAreaId === null ? null : (areas.get(ad.mapAreaId) ?? null),
      }),
  };
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
