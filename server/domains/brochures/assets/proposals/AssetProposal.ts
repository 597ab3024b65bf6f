import type { Asset } from '../Asset';
import type { AssetArrangement } from '../changing/AssetArrangement';
import type { ProposedAsset } from './ProposedAsset';

/** What a vendor's waiting change makes of the files of a live ad (docs/rules/files.md#files-of-a-live-ad). */
export interface AssetProposal {
  /** changes of the ad's own files */
  arrangement: Required<AssetArrangement>;
  /** files that the ad does not have yet */
  files: readonly ProposedAsset[];
}

export const noProposal: AssetProposal = { arrangement: { sortOrders: {}, removed: [], altTexts: {} }, files: [] };

/** A file in both versions. */
export interface AssetVersions {
  /** null: the change adds it */
  live: Asset | null;
  /** null: the change removes it */
  proposed: Asset | null;
}
