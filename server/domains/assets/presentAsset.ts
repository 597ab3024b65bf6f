import type { Asset } from './Asset';
import type { AssetAnswer } from './assetAnswer';

export function presentAsset({ did, type, url, sortOrder }: Asset): AssetAnswer {
  return { did, type, url, sortOrder, contentBase64Encoded: null };
}
