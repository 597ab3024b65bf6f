import type { EntityManager } from 'typeorm';
import { Asset } from '../assets/Asset';
import type { AssetType } from '../assets/AssetType';

export async function assetTypesOf(manager: EntityManager, brochureId: number): Promise<AssetType[]> {
  const assets = await manager.getRepository(Asset).find({ select: { id: true, type: true }, where: { brochureId } });
  return assets.map((asset) => asset.type);
}
