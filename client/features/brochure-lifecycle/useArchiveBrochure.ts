import { useArchiveBrochureMutation } from '../../generated/ArchiveBrochure';
import { usePublishBrochureMutation } from '../../generated/PublishBrochure';
import { useUnarchiveBrochureMutation } from '../../generated/UnarchiveBrochure';
import type { BrochureInHand } from './BrochureInHand';
import { useVerb } from './useVerb';

/** Archives an ad. Undo brings back the state it had: unarchiving alone leads to pending review. */
export function useArchiveBrochure(): (brochure: BrochureInHand) => Promise<boolean> {
  const [archive] = useArchiveBrochureMutation();
  const [unarchive] = useUnarchiveBrochureMutation();
  const [publish] = usePublishBrochureMutation();
  const attempt = useVerb();

  function restore({ id, displayTitle, status }: BrochureInHand): Promise<boolean> {
    const variables = { input: { id } };
    const wasPublished = status === 'PUBLISHED';
    return attempt({
      notDone: `“${displayTitle}” is not back as it was.`,
      run: async () => {
        await unarchive({ variables });
        if (wasPublished) await publish({ variables });
      },
      done: `“${displayTitle}” is back, ${wasPublished ? 'published' : 'pending review'}.`,
    });
  }

  return (brochure) =>
    attempt({
      notDone: `“${brochure.displayTitle}” is not archived.`,
      run: () => archive({ variables: { input: { id: brochure.id } } }),
      done: `“${brochure.displayTitle}” is archived.`,
      undo: () => void restore(brochure),
    });
}
