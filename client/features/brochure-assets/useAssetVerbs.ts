import { useRemoveAssetMutation } from '../../generated/RemoveAsset';
import { useReorderAssetsMutation } from '../../generated/ReorderAssets';
import { useUpdateAssetMutation } from '../../generated/UpdateAsset';
import { useReport } from '../../ui/last-actions/useReport';
import type { SelectedAsset } from './SelectedAsset';
import { fetchAsFile } from '../../platform/downloads/fetchAsFile';
import type { OnAssetsChanged } from './OnAssetsChanged';
import type { UploadTarget } from './uploads/Upload';
import { uploadProblem } from './uploads/uploadProblem';
import { useRestoreAsset } from './useRestoreAsset';

interface Options {
  target: UploadTarget;
  onChanged?: OnAssetsChanged;
}

export interface AssetVerbs {
  describe: (asset: SelectedAsset, altText: string) => Promise<boolean>;
  arrange: (assetIds: string[]) => Promise<boolean>;
  remove: (asset: SelectedAsset, name: string, order: readonly string[]) => Promise<boolean>;
}

/** Actions on a saved file. Each reports its outcome and resolves to true on success. */
export function useAssetVerbs({ target, onChanged }: Options): AssetVerbs {
  const report = useReport();
  const restore = useRestoreAsset({ target, onChanged });
  const [update] = useUpdateAssetMutation();
  const [remove] = useRemoveAssetMutation();
  const [reorder] = useReorderAssetsMutation();

  async function attempt(
    run: () => Promise<number | undefined>,
    notDone: string,
    again?: () => void,
  ): Promise<boolean> {
    let version: number | undefined;
    try {
      version = await run();
    } catch (error) {
      report({ tone: 'failure', text: `${notDone} ${uploadProblem(error)}`, undo: again ?? null });
      return false;
    }
    if (version !== undefined) onChanged?.(version);
    return true;
  }

  return {
    describe: ({ id }, altText) =>
      attempt(async () => {
        const { data } = await update({ variables: { input: { id, altText: altText.trim() || null } } });
        return data?.updateAsset.brochure.version;
      }, 'The description is not kept.'),

    arrange: (assetIds) =>
      attempt(async () => {
        const { data } = await reorder({ variables: { input: { brochureId: target.id, assetIds } } });
        return data?.reorderAssets.brochure.version;
      }, 'The order is as it was.'),

    remove: async (asset, name, order) => {
      // undo uploads the file again, so fetch it before removing it
      const file = await fetchAsFile(asset.url, name).catch(() => null);
      const isDone = await attempt(async () => {
        const { data } = await remove({ variables: { input: { id: asset.id } } });
        return data?.removeAsset.brochure.version;
      }, `${name} is not removed.`);
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
