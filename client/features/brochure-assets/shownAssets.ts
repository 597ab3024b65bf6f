import type { BrochureAssetsBrochureFragment } from '../../generated/types';
import type { SelectedAsset, Waiting } from './SelectedAsset';

type Revised = NonNullable<BrochureAssetsBrochureFragment['pendingRevision']>['files'][number];

export interface ShownAssets {
  assets: SelectedAsset[];
  /** files that the ad has until the change is approved */
  removed: SelectedAsset[];
}

/** The files of an ad; with the change that waits for those who make it (docs/rules/files.md#files-of-a-live-ad). */
export function shownAssets(
  { assets, pendingRevision }: Pick<BrochureAssetsBrochureFragment, 'assets' | 'pendingRevision'>,
  isWithChange: boolean,
): ShownAssets {
  const files = isWithChange ? (pendingRevision?.files ?? []) : [];
  if (files.length === 0) return { assets, removed: [] };
  return {
    assets: files.flatMap((file) =>
      file.proposed === null ? [] : [{ ...file.proposed, id: file.assetId, waiting: waitingOf(file) }],
    ),
    removed: files.flatMap(({ live, proposed }) => (proposed === null && live !== null ? [live] : [])),
  };
}

function waitingOf({ live, proposed }: Pick<Revised, 'live' | 'proposed'>): Waiting | null {
  if (live === null) return 'NEW';
  // the address of a proposed file differs by its pass at least
  if (live.url !== proposed?.url) return 'REPLACED';
  return live.altText === proposed.altText ? null : 'DESCRIBED';
}
