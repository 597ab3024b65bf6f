import { usePublishBrochureMutation } from '../../generated/PublishBrochure';
import type { SelectedBrochure } from './SelectedBrochure';
import { useVerb } from './useVerb';

export function usePublishBrochure(): (brochure: SelectedBrochure) => Promise<boolean> {
  const [publish] = usePublishBrochureMutation();
  const attempt = useVerb();

  return ({ id, displayTitle }) =>
    attempt({
      notDone: `“${displayTitle}” is not published.`,
      run: () => publish({ variables: { input: { id } } }),
      done: `“${displayTitle}” is published.`,
    });
}
