import type { Asset } from './Asset';
import type { AssetResponse } from './assetResponse';

/** Returns a file of an ad as a REST response, with an absolute address. */
export function presentAsset({ did, type, url, sortOrder }: Asset, publicUrl: string): AssetResponse {
  const address = url.startsWith('/') ? publicUrl + url : url;
  return { did, type, url: address, sortOrder, contentBase64Encoded: null };
}
