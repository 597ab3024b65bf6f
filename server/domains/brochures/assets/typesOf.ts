import type { Asset } from './Asset';
import type { AssetType } from './AssetType';

export function typesOf(assets: readonly Asset[]): AssetType[] {
  return assets.map(({ type }) => type);
}
