import { useSetBrochureIndexOfGridMutation } from '../../generated/SetBrochureIndex';
import { readFailure } from '../../platform/errors/readFailure';
import { useReport } from '../../ui/last-actions/useReport';
import { useVerb } from './useVerb';

interface Indexed {
  id: string;
  displayTitle: string;
}

const spoken = (adIndex: number | null) => (adIndex === null ? 'no index' : `index ${String(adIndex)}`);

/**
 * Sets an ad's index. The lists stay as they are, since a row that jumps away in the middle of typing helps nobody. It
 * answers null, or why it was refused.
 */
export function useSetBrochureIndex() {
  const [set] = useSetBrochureIndexOfGridMutation();
  const report = useReport();
  const attempt = useVerb();

  return async ({ id, displayTitle }: Indexed, adIndex: number | null, before: number | null) => {
    try {
      await set({ variables: { input: { id, adIndex } } });
    } catch (error) {
      const { fields, message } = readFailure(error);
      return fields[0]?.message ?? message;
    }
    report({
      tone: 'success',
      text: `“${displayTitle}” has ${spoken(adIndex)}, it had ${spoken(before)}.`,
      isQuiet: true,
      undo: () =>
        void attempt({
          notDone: `The index of “${displayTitle}” stays.`,
          run: () => set({ variables: { input: { id, adIndex: before } } }),
          done: `“${displayTitle}” has ${spoken(before)} again.`,
        }),
    });
    return null;
  };
}
