import { useRemoveAssetMutation } from '../../generated/RemoveAsset';
import { useReorderAssetsMutation } from '../../generated/ReorderAssets';
import { useUpdateAssetMutation } from '../../generated/UpdateAsset';
import { useReport } from '../../ui/last-actions/useReport';
import type { AssetInHand } from './AssetInHand';
import { fetchAsFile } from '../../platform/downloads/fetchAsFile';
import type { UploadTarget } from './Upload';
import { uploadProblem } from './uploadProblem';
import { useRestoreAsset } from './useRestoreAsset';

interface Options {
  target: UploadTarget;
  onChanged?: () => void;
}

export interface AssetVerbs {
  describe: (asset: AssetInHand, altText: string) => Promise<boolean>;
  arrange: (assetIds: string[]) => Promise<boolean>;
  remove: (asset: AssetInHand, name: string, order: readonly string[]) => Promise<boolean>;
}

/** What can be done to a file that the ad has; each tells how it turned out. True = done. */
export function useAssetVerbs({ target, onChanged }: Options): AssetVerbs {
  const report = useReport();
  const restore = useRestoreAsset(target);
  const [update] = useUpdateAssetMutation();
  const [remove] = useRemoveAssetMutation();
  const [reorder] = useReorderAssetsMutation();

  async function attempt(run: () => Promise<unknown>, notDone: string, again?: () => void): Promise<boolean> {
    try {
      await run();
    } catch (error) {
      report({ tone: 'failure', text: `${notDone} ${uploadProblem(error)}`, undo: again ?? null });
      return false;
    }
    onChanged?.();
    return true;
  }

  return {
    describe: ({ id }, altText) =>
      attempt(
        () => update({ variables: { input: { id, altText: altText.trim() || null } } }),
        'The description is not kept.',
      ),

    arrange: (assetIds) =>
      attempt(() => reorder({ variables: { input: { brochureId: target.id, assetIds } } }), 'The order is as it was.'),

    remove: async (asset, name, order) => {
      // undo sends it once more, so it has to be had before it goes
      const file = await fetchAsFile(asset.url, name).catch(() => null);
      const isDone = await attempt(() => remove({ variables: { input: { id: asset.id } } }), `${name} is not removed.`);
      if (!isDone) return false;
      const undo = async (kept: File): Promise<void> => {
        const isBack = await attempt(
          () => restore({ file: kept, asset, order }),
          `${name} is not back.`,
          () => void undo(kept),
        );
        if (isBack) report({ tone: 'success', text: `${name} is back.` });
      };
      report({ tone: 'success', text: `${name} is removed.`, undo: file === null ? null : () => void undo(file) });
      return true;
    },
  };
}
