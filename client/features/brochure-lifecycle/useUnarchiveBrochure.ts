import { useArchiveBrochureMutation } from '../../generated/ArchiveBrochure';
import { useUnarchiveBrochureMutation } from '../../generated/UnarchiveBrochure';
import type { BrochureInHand } from './BrochureInHand';
import { useVerb } from './useVerb';

export function useUnarchiveBrochure(): (brochure: BrochureInHand) => Promise<boolean> {
  const [unarchive] = useUnarchiveBrochureMutation();
  const [archive] = useArchiveBrochureMutation();
  const attempt = useVerb();

  function archiveAgain({ id, displayTitle }: BrochureInHand): Promise<boolean> {
    return attempt({
      notDone: `“${displayTitle}” is not archived again.`,
      run: () => archive({ variables: { input: { id } } }),
      done: `“${displayTitle}” is archived again.`,
    });
  }

  return (brochure) =>
    attempt({
      notDone: `“${brochure.displayTitle}” is not unarchived.`,
      run: () => unarchive({ variables: { input: { id: brochure.id } } }),
      done: `“${brochure.displayTitle}” is unarchived and pending review.`,
      undo: () => void archiveAgain(brochure),
    });
}
