import { useUnarchiveBrochureMutation } from '../../generated/UnarchiveBrochure';
import type { BrochureInHand } from './BrochureInHand';
import { useUndoChange } from './useUndoChange';
import { useVerb } from './useVerb';

/** Unarchives an ad. Undo archives it again, with the reason and day from before. */
export function useUnarchiveBrochure(): (brochure: BrochureInHand) => Promise<boolean> {
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
