import { useReport } from '../../ui/last-actions/useReport';
import type { IndexOutcome, SeenIndex } from './IndexOutcome';
import { formatIndex } from './formatIndex';
import { useBrochuresChanged } from './useBrochuresChanged';
import { useWriteIndex } from './useWriteIndex';

interface Indexed {
  id: string;
  databaseId: number;
  displayTitle: string;
}

/**
 * Sets an ad's index. Does not reload the lists, because a row must not move while the user types; undo reloads them.
 */
export function useSetBrochureIndex() {
  const write = useWriteIndex();
  const report = useReport();
  const brochuresChanged = useBrochuresChanged();

  async function undo(brochure: Indexed, before: number | null, seen: SeenIndex): Promise<void> {
    const { refusal } = await write(brochure, before, seen);
    const name = `“${brochure.displayTitle}”`;
    if (refusal === null) report({ tone: 'success', text: `${name} has ${formatIndex(before)} again.` });
    else report({ tone: 'failure', text: `The index of ${name} stays. ${refusal}` });
    await brochuresChanged();
  }

  return async (brochure: Indexed, adIndex: number | null, seen: SeenIndex): Promise<IndexOutcome> => {
    const outcome = await write(brochure, adIndex, seen);
    const { refusal, now } = outcome;
    if (refusal === null) {
      report({
        tone: 'success',
        text: `“${brochure.displayTitle}” has ${formatIndex(adIndex)}, it had ${formatIndex(seen.adIndex)}.`,
        isQuiet: true,
        undo: now === null ? null : () => void undo(brochure, seen.adIndex, now),
      });
    }
    return outcome;
  };
}
