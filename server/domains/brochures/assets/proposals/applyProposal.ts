import { Asset } from '../Asset';
import type { StoredAsset } from '../StoredAsset';
import type { AssetProposal, AssetVersions } from './AssetProposal';
import type { ProposedAsset } from './ProposedAsset';

/** Returns the ad's files as they would be with the change, in their new order. */
export function applyProposal(live: readonly Asset[], proposal: AssetProposal): Asset[] {
  return compareAssets(live, proposal).flatMap(({ proposed }) => proposed ?? []);
}

/**
 * Returns each file in both versions: in the order of the change, then those that it removes. A file whose place a new
 * one should take, but which the ad has lost meanwhile, makes the new one an addition: nothing that was sent is lost.
 */
export function compareAssets(
  live: readonly Asset[],
  { arrangement: { sortOrders, removed, altTexts }, files }: AssetProposal,
): AssetVersions[] {
  const versions = live.map((asset): AssetVersions => {
    const { id, did, sortOrder, altText } = asset;
    if (removed.includes(did)) return { live: asset, proposed: null };
    const replacement = files.find(({ replacesId }) => replacesId === id);
    const proposed = Object.assign(new Asset(), asset, replacement && { ...contentOf(replacement), isHeld: true });
    proposed.sortOrder = sortOrders[did] ?? sortOrder;
    proposed.altText = did in altTexts ? (altTexts[did] ?? null) : altText;
    return { live: asset, proposed };
  });
  const added = files.filter(({ replacesId }) => !live.some(({ id }) => id === replacesId));
  return [...versions, ...added.map((file): AssetVersions => ({ live: null, proposed: asAsset(file) }))].toSorted(
    byProposedOrder,
  );
}

function byProposedOrder(a: AssetVersions, b: AssetVersions): number {
  if (a.proposed === null || b.proposed === null) return Number(a.proposed === null) - Number(b.proposed === null);
  return a.proposed.sortOrder - b.proposed.sortOrder || a.proposed.id - b.proposed.id;
}

/** The columns that a new file brings with it. */
export function contentOf({
  type,
  url,
  contentType,
  byteSize,
  sha256,
  width,
  height,
  dominantColor,
  renditionWidths,
  uploadKey,
}: StoredAsset): Omit<StoredAsset, 'did' | 'sortOrder' | 'altText' | 'createdAt' | 'renditions' | 'pass' | 'isHeld'> {
  return { type, url, contentType, byteSize, sha256, width, height, dominantColor, renditionWidths, uploadKey };
}

function asAsset(file: ProposedAsset): Asset {
  const { id, did, sortOrder, altText, createdAt } = file;
  return Object.assign(new Asset(), contentOf(file), { id, did, sortOrder, altText, createdAt, isHeld: true });
}
