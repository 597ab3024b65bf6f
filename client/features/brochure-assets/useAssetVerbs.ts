import { useRemoveAssetMutation } from '../../generated/RemoveAsset';
import { useRestoreAssetMutation } from '../../generated/RestoreAsset';
import { useReorderAssetsMutation } from '../../generated/ReorderAssets';
import { useUpdateAssetMutation } from '../../generated/UpdateAsset';
import { useReport } from '../../ui/last-actions/useReport';
import type { SelectedAsset } from './SelectedAsset';
import { fetchAsFile } from '../../platform/downloads/fetchAsFile';
import type { OnAssetsChanged } from './OnAssetsChanged';
import type { UploadTarget } from './uploads/Upload';
import { uploadProblem } from './uploads/uploadProblem';
import { useRestoreAsset } from './useRestoreAsset';

/** Files that a change adds are not the ad's yet: their removal is no part of the change. */
const isOfAd = ({ waiting }: SelectedAsset): boolean => waiting !== 'NEW';

interface Options {
  target: UploadTarget;
  isWithChange: boolean;
  onChanged?: OnAssetsChanged;
}

export interface AssetVerbs {
  describe: (asset: SelectedAsset, altText: string) => Promise<boolean>;
  arrange: (assetIds: string[]) => Promise<boolean>;
  /** Takes back what the change that waits does to a file of the ad: its removal or replacement. */
  keep: (asset: SelectedAsset, name: string) => Promise<boolean>;
  remove: (asset: SelectedAsset, name: string, order: readonly string[]) => Promise<boolean>;
}

/** Actions on a saved file. Each reports its outcome and resolves to true on success. */
export function useAssetVerbs({ target, isWithChange, onChanged }: Options): AssetVerbs {
  const report = useReport();
  const restore = useRestoreAsset({ target, isWithChange, onChanged });
  const [update] = useUpdateAssetMutation();
  const [remove] = useRemoveAssetMutation();
  const [reorder] = useReorderAssetsMutation();
  const [restoreKept] = useRestoreAssetMutation();

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

  async function keep({ id }: SelectedAsset, name: string): Promise<boolean> {
    const isKept = await attempt(async () => {
      const { data } = await restoreKept({ variables: { input: { id } } });
      return data?.restoreAsset.brochure.version;
    }, `${name} is not back.`);
    if (isKept) report({ tone: 'success', text: `${name} stays as it is.` });
    return isKept;
  }

  return {
    keep,

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
      const outcome = { isWaiting: false };
      const isDone = await attempt(async () => {
        const { data } = await remove({ variables: { input: { id: asset.id } } });
        outcome.isWaiting = (data?.removeAsset.isPendingRevision ?? false) && isOfAd(asset);
        return data?.removeAsset.brochure.version;
      }, `${name} is not removed.`);
      if (!isDone) return false;
      if (outcome.isWaiting) {
        const text = `${name} goes when an administrator has approved it.`;
        report({ tone: 'success', text, undo: () => void keep(asset, name) });
        return true;
      }
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
