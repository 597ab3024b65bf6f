import { useNavigate } from 'react-router';
import { useCopyBrochureOfGridMutation } from '../../generated/CopyBrochure';
import { useHasScreen } from '../../platform/page/useHasScreen';
import type { BrochureInHand } from './BrochureInHand';
import { editorPath } from './editorPath';
import { useVerb } from './useVerb';

/** Copies an ad, and opens the copy to be changed. */
export function useCopyBrochure(): (brochure: BrochureInHand) => Promise<boolean> {
  const [copy] = useCopyBrochureOfGridMutation();
  const attempt = useVerb();
  const navigate = useNavigate();
  const hasScreen = useHasScreen();

  return ({ id, displayTitle }) =>
    attempt({
      notDone: `“${displayTitle}” is not copied.`,
      run: async () => {
        const { data } = await copy({ variables: { input: { id } } });
        const made = data?.copyBrochure.brochure;
        const path = made && editorPath(made);
        if (path !== undefined && hasScreen(path)) void navigate(path);
      },
      done: `“${displayTitle}” is copied. The copy waits for review.`,
    });
}
