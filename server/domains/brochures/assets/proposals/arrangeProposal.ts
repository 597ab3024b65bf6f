import type { Asset } from '../Asset';
import type { planArrangement } from '../changing/planArrangement';
import type { AssetProposal } from './AssetProposal';
import { ProposedAsset } from './ProposedAsset';

/** Returns the files that a caller may name: those of the ad, and those that the change adds. */
export function nameableAssets(live: readonly Asset[], { files }: AssetProposal): Pick<Asset, 'did' | 'sortOrder'>[] {
  return [...live, ...files.filter(({ replacesId }) => !live.some(({ id }) => id === replacesId))];
}

/** Arranges the files of a change as the caller's lists say. A list that was sent replaces the one of the change. */
export function arrangeProposal(
  live: readonly Asset[],
  { arrangement, files }: AssetProposal,
  { sortOrders, removed }: ReturnType<typeof planArrangement>,
): AssetProposal {
  const dids = live.map(({ did }) => did);
  const orderOfLive =
    sortOrders && Object.fromEntries(Object.entries(sortOrders).filter(([did]) => dids.includes(did)));
  const kept = files.filter(({ did }) => !removed?.includes(did));
  return {
    arrangement: {
      sortOrders: orderOfLive ?? arrangement.sortOrders,
      removed: removed?.filter((did) => dids.includes(did)) ?? arrangement.removed,
      altTexts: arrangement.altTexts,
    },
    files: kept.map((file) =>
      Object.assign(new ProposedAsset(), file, { sortOrder: sortOrders?.[file.did] ?? file.sortOrder }),
    ),
  };
}
