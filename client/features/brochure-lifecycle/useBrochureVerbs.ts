import { useNavigate } from 'react-router';
import type { SelectedBrochure } from './SelectedBrochure';
import { useArchiveBrochure } from './useArchiveBrochure';
import { usePublishBrochure } from './usePublishBrochure';
import { useCopyBrochureOfGridMutation } from '../../generated/CopyBrochure';
import { useHasScreen } from '../../platform/page/useHasScreen';
import type { OfferDates } from './duplicating/proposeDates';
import { editorPath } from './editorPath';
import { useVerb } from './useVerb';
import { useDeleteBrochureOfGridMutation } from '../../generated/DeleteBrochure';
import { useRestoreBrochureOfGridMutation } from '../../generated/RestoreBrochure';
import { useUnarchiveBrochureMutation } from '../../generated/UnarchiveBrochure';
import { useUndoChange } from './useUndoChange';

export type BrochureVerb = 'publish' | 'archive' | 'unarchive' | 'copy' | 'delete';

/** Actions on an ad. Each reports its outcome, reloads the lists and resolves to true on success. */
export function useBrochureVerbs(): Readonly<Record<BrochureVerb, (brochure: SelectedBrochure) => Promise<boolean>>> {
  const copy = useCopyBrochure();
  return {
    publish: usePublishBrochure(),
    archive: useArchiveBrochure(),
    unarchive: useUnarchiveBrochure(),
    copy: (brochure) => copy(brochure),
    delete: useDeleteBrochure(),
  };
}

/** Copies an ad, with other dates if some are given, and opens the copy in its editor. */
export function useCopyBrochure(): (brochure: SelectedBrochure, dates?: OfferDates) => Promise<boolean> {
  const [copy] = useCopyBrochureOfGridMutation();
  const attempt = useVerb();
  const navigate = useNavigate();
  const hasScreen = useHasScreen();

  return ({ id, displayTitle }, dates) =>
    attempt({
      notDone: `“${displayTitle}” is not copied.`,
      run: async () => {
        const { data } = await copy({ variables: { input: { id, ...dates } } });
        const made = data?.copyBrochure.brochure;
        const path = made && editorPath(made);
        if (path !== undefined && hasScreen(path)) void navigate(path);
      },
      done: `“${displayTitle}” is copied. The copy waits for review.`,
    });
}

/** Deletes an ad. Undo restores it; the server keeps it for 30 days. */
function useDeleteBrochure(): (brochure: SelectedBrochure) => Promise<boolean> {
  const [remove] = useDeleteBrochureOfGridMutation();
  const [restore] = useRestoreBrochureOfGridMutation();
  const attempt = useVerb();

  function bringBack({ id, displayTitle }: SelectedBrochure): Promise<boolean> {
    return attempt({
      notDone: `“${displayTitle}” is not back.`,
      run: () => restore({ variables: { input: { id } } }),
      done: `“${displayTitle}” is back as it was.`,
    });
  }

  return (brochure) =>
    attempt({
      notDone: `“${brochure.displayTitle}” is not deleted.`,
      run: () => remove({ variables: { input: { id: brochure.id } } }),
      done: `“${brochure.displayTitle}” is deleted.`,
      undo: () => void bringBack(brochure),
    });
}

/** Unarchives an ad. Undo archives it again with the former reason and day. */
function useUnarchiveBrochure(): (brochure: SelectedBrochure) => Promise<boolean> {
  const [unarchive] = useUnarchiveBrochureMutation();
  const attempt = useVerb();
  const undo = useUndoChange();

  return ({ id, displayTitle }) => {
    let version = 0;
    return attempt({
      notDone: `“${displayTitle}” is not unarchived.`,
      run: async () => {
        const { data } = await unarchive({ variables: { input: { id } } });
        version = data?.unarchiveBrochure.brochure.version ?? 0;
      },
      done: `“${displayTitle}” is unarchived and pending review.`,
      undo: () =>
        void undo({
          ...{ id, version },
          notDone: `“${displayTitle}” is not archived again.`,
          done: `“${displayTitle}” is archived again.`,
        }),
    });
  };
}
