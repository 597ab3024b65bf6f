import { useUndoChangesOfBrochuresMutation } from '../../generated/UndoBrochureChanges';
import type { UndoChangesOfBrochuresMutation } from '../../generated/types';

/** A change of an ad, by the version that it led to. */
export interface BrochureChange {
  id: string;
  version: number;
}

export type UndoneChange = UndoChangesOfBrochuresMutation['undoBrochureChanges']['results'][number];

interface Options {
  /** The request arrives also when the page is left at once. Browsers allow that for 64 kB in all, so for one request. */
  keepalive?: boolean;
}

/** Undoes changes of up to 1,000 ads by one request, with a result for each ad. */
export function useUndoChanges(): (
  changes: readonly BrochureChange[],
  options?: Options,
) => Promise<readonly UndoneChange[]> {
  const [undo] = useUndoChangesOfBrochuresMutation();

  return async (changes, { keepalive = true } = {}) => {
    const { data } = await undo({
      variables: { input: { changes: [...changes] } },
      context: { fetchOptions: { keepalive } },
    });
    return data?.undoBrochureChanges.results ?? [];
  };
}
