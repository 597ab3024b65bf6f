import { In, type EntityManager } from 'typeorm';
import { groupByKey } from '../../../platform/loaders/groupByKey';
import { Asset } from './Asset';

/** Returns an ad's files in the caller's transaction, lowest sortOrder first. */
export async function readAssets(manager: EntityManager, brochureId: number): Promise<Asset[]> {
  return (await readAssetsOf(manager, [brochureId])).get(brochureId) ?? [];
}

/** The same of many ads, by their number. */
export async function readAssetsOf(
  manager: EntityManager,
  brochureIds: readonly number[],
): Promise<Map<number, Asset[]>> {
  const where = { brochureId: In([...brochureIds]) };
  const assets =
    brochureIds.length === 0
      ? []
      : await manager.getRepository(Asset).find({ where, order: { sortOrder: 'ASC', id: 'ASC' } });
  const groups = groupByKey(brochureIds, assets, (asset) => asset.brochureId);
  return new Map(brochureIds.map((id, at) => [id, groups[at] ?? []]));
}
