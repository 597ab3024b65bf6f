import { usePublishBrochureMutation } from '../../generated/PublishBrochure';
import type { BrochureInHand } from './BrochureInHand';
import { useVerb } from './useVerb';

export function usePublishBrochure(): (brochure: BrochureInHand) => Promise<boolean> {
  const [publish] = usePublishBrochureMutation();
  const attempt = useVerb();

  return ({ id, displayTitle }) =>
    attempt({
      notDone: `“${displayTitle}” is not published.`,
      run: () => publish({ variables: { input: { id } } }),
      done: `“${displayTitle}” is published.`,
    });
}
