import { AssetType } from './AssetType';
import type { StoredAsset } from './StoredAsset';

type NamedAsset = Pick<StoredAsset, 'did' | 'type' | 'url' | 'altText'>;

const kinds: Readonly<Record<AssetType, string>> = {
  [AssetType.BROCHURE_IMAGE]: 'picture',
  [AssetType.BROCHURE_THUMBNAIL_IMAGE]: 'thumbnail',
  [AssetType.BROCHURE_PDF]: 'PDF',
  [AssetType.BROCHURE_EXCEL]: 'spreadsheet',
  [AssetType.BROCHURE_WORD]: 'text document',
  [AssetType.BROCHURE_UNKNOWN]: 'file',
};

/** Returns a file for people, for example `picture “The terrace”`: by what it shows, its file name or its did. */
export function describeAsset(asset: NamedAsset): string {
  const name = asset.altText ?? fileNameOf(asset.url);
  return `${kinds[asset.type]} ${name === null ? asset.did : `“${name}”`}`;
}

/** Returns described files in their order, for example `picture “The terrace” (place 1), PDF “menu.pdf” (place 2)`. */
export function numberPlaces(described: readonly string[]): string {
  return described.map((file, at) => `${file} (place ${at + 1})`).join(', ');
}

/** Returns files in their order as one line of the audit log; null: none. Files that read alike have their dids too. */
export function listAssets(assets: readonly NamedAsset[]): string | null {
  const named = assets.map((asset) => ({ did: asset.did, text: describeAsset(asset) }));
  const isAlone = (text: string): boolean => named.filter((each) => each.text === text).length === 1;
  return numberPlaces(named.map(({ did, text }) => (isAlone(text) ? text : `${text} ${did}`))) || null;
}

/** The name in an outside address; null for files of this site, whose address is a hash. */
function fileNameOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const name = new URL(url).pathname.split('/').at(-1);
  return name === undefined || name === '' ? null : name;
}
