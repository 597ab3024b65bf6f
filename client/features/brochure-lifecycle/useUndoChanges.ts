import { useUndoChangesOfBrochuresMutation } from '../../generated/UndoBrochureChanges';
import type { UndoChangesOfBrochuresMutation } from '../../generated/types';

/** A change of an ad, identified by the resulting version. */
export interface BrochureChange {
  id: string;
  version: number;
}

export type UndoneChange = UndoChangesOfBrochuresMutation['undoBrochureChanges']['results'][number];

interface Options {
  /**
   * Lets the request finish after the page is closed. Browsers allow 64 kB for all such requests, so use it for one
   * only.
   */
  keepalive?: boolean;
}

/** Undoes changes of up to 1,000 ads in one request. Returns a result for each ad. */
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
