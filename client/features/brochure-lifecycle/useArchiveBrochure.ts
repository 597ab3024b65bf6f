import { useArchiveBrochureMutation } from '../../generated/ArchiveBrochure';
import type { SelectedBrochure } from './SelectedBrochure';
import { useUndoChange } from './useUndoChange';
import { useVerb } from './useVerb';

/** Archives an ad. Undo brings it back exactly as it was. */
export function useArchiveBrochure(): (brochure: SelectedBrochure) => Promise<boolean> {
  const [archive] = useArchiveBrochureMutation();
  const attempt = useVerb();
  const undo = useUndoChange();

  return ({ id, displayTitle, status }) => {
    const state = status === 'PUBLISHED' ? 'published' : 'pending review';
    let version = 0;
    return attempt({
      notDone: `“${displayTitle}” is not archived.`,
      run: async () => {
        const { data } = await archive({ variables: { input: { id } } });
        version = data?.archiveBrochure.brochure.version ?? 0;
      },
      done: `“${displayTitle}” is archived.`,
      undo: () =>
        void undo({
          ...{ id, version },
          notDone: `“${displayTitle}” is not back as it was.`,
          done: `“${displayTitle}” is back, ${state}.`,
        }),
    });
  };
}
