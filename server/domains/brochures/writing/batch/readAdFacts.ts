import { In, type EntityManager } from 'typeorm';
import { groupByKey } from '../../../../platform/loaders/groupByKey';
import { Category } from '../../../categories/Category';
import { MapArea } from '../../../map-areas/MapArea';
import { Asset } from '../../assets/Asset';
import type { AssetType } from '../../assets/AssetType';
import type { Brochure } from '../../Brochure';
import { BrochureCategory } from '../../BrochureCategory';
import type { BrochureValues } from '../values/BrochureChanges';
import { valuesOf } from '../values/valuesOf';

/** What the rules need to know of the ads of a batch, besides their columns. */
export interface AdFacts {
  /** values of an ad in the form of an input; `furtherIds` replaces its further categories */
  valuesOf: (ad: Brochure, furtherIds?: readonly number[]) => BrochureValues;
  furtherIdsOf: (ad: Brochure) => readonly number[];
  assetTypesOf: (ad: Brochure) => readonly AssetType[];
}

/** Reads the facts of many ads in four statements. */
export async function readAdFacts(manager: EntityManager, brochureIds: readonly number[]): Promise<AdFacts> {
  const brochureId = In([...brochureIds]);
  const assets = await manager
    .getRepository(Asset)
    .find({ select: { id: true, type: true, brochureId: true }, where: { brochureId } });
  const further = await manager.getRepository(BrochureCategory).findBy({ brochureId });
  const categories = new Map((await manager.getRepository(Category).find()).map((each) => [each.id, each]));
  const areas = new Map((await manager.getRepository(MapArea).find()).map((each) => [each.id, each]));
  const byAd = <T extends { brochureId: number }>(rows: T[]): Map<number, T[]> => {
    const groups = groupByKey(brochureIds, rows, (row) => row.brochureId);
    return new Map(brochureIds.map((id, at) => [id, groups[at] ?? []]));
  };
  const assetsByAd = byAd(assets);
  const furtherByAd = byAd(further);
  const furtherIdsOf = ({ id }: Brochure): number[] => (furtherByAd.get(id) ?? []).map(({ categoryId }) => categoryId);
  return {
    furtherIdsOf,
    assetTypesOf: ({ id }) => (assetsByAd.get(id) ?? []).map(({ type }) => type),
    valuesOf: (ad, furtherIds = furtherIdsOf(ad)) =>
      valuesOf(ad, {
        category: categories.get(ad.categoryId) ?? null,
        furtherCategories: furtherIds.flatMap((id) => categories.get(id) ?? []),
        mapArea: ad.mapAreaId === null ? null : (areas.get(ad.mapAreaId) ?? null),
      }),
  };
}
