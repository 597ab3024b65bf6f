import type { Asset } from '../Asset';
import { nameAsset } from '../changing/nameAsset';
import { applyProposal } from './applyProposal';
import type { AssetProposal } from './AssetProposal';
import { isEmptyProposal, realProposal } from './realProposal';

/** Returns the files of an ad for people, as they are and as a change would make them; null if it changes none. */
export function nameProposal(
  live: readonly Asset[],
  proposal: AssetProposal,
): { before: string; after: string } | null {
  const real = realProposal(live, proposal);
  if (isEmptyProposal(real)) return null;
  return { before: nameAssets(live), after: nameAssets(applyProposal(live, real)) };
}

function nameAssets(assets: readonly Asset[]): string {
  return assets.map(nameAsset).join(', ');
}
