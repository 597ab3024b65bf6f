import type { Asset } from './Asset';
import type { AssetResponse } from './assetResponse';

export function presentAsset({ did, type, url, sortOrder }: Asset): AssetResponse {
  return { did, type, url, sortOrder, contentBase64Encoded: null };
}
