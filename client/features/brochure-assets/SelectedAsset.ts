import type { AssetTileAssetFragment } from '../../generated/types';

/** What a change that waits makes of a file. */
export type Waiting = 'NEW' | 'REPLACED' | 'DESCRIBED';

/** A saved file of an ad, or of its change that waits; `id` names it in further changes. */
export type SelectedAsset = AssetTileAssetFragment & { waiting?: Waiting | null };
