import { useDeleteBrochureOfGridMutation } from '../../generated/DeleteBrochure';
import { useRestoreBrochureOfGridMutation } from '../../generated/RestoreBrochure';
import type { BrochureInHand } from './BrochureInHand';
import { useVerb } from './useVerb';

/** Takes an ad away from everywhere. Undo brings it back as it was; the server keeps it for 30 days. */
export function useDeleteBrochure(): (brochure: BrochureInHand) => Promise<boolean> {
  const [remove] = useDeleteBrochureOfGridMutation();
  const [restore] = useRestoreBrochureOfGridMutation();
  const attempt = useVerb();

  function bringBack({ id, displayTitle }: BrochureInHand): Promise<boolean> {
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
