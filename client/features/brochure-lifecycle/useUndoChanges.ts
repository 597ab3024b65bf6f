import { useUndoChangesOfBrochuresMutation } from '../../generated/UndoBrochureChanges';
import type { UndoChangesOfBrochuresMutation } from '../../generated/types';

/** A change of an ad, by the version that it led to. */
export interface BrochureChange {
  id: string;
  version: number;
}

export type UndoneChange = UndoChangesOfBrochuresMutation['undoBrochureChanges']['results'][number];

/** The server takes up to 1,000 at once. */
const chunkSize = 1000;

/**
 * Undoes changes of ads by one request, with a result for each ad. `keepalive`: the request arrives also when the page is
 * left at once. What one request cannot hold goes in several, all sent at the same time.
 */
export function useUndoChanges(): (changes: readonly BrochureChange[]) => Promise<UndoneChange[]> {
  const [undo] = useUndoChangesOfBrochuresMutation();

  async function ask(changes: BrochureChange[]): Promise<readonly UndoneChange[]> {
    const { data } = await undo({
      variables: { input: { changes } },
      context: { fetchOptions: { keepalive: changes.length <= chunkSize } },
    });
    return data?.undoBrochureChanges.results ?? [];
  }

  return async (changes) => {
    const chunks = Array.from({ length: Math.ceil(changes.length / chunkSize) }, (_, at) =>
      changes.slice(at * chunkSize, (at + 1) * chunkSize),
    );
    return (await Promise.all(chunks.map(ask))).flat();
  };
}
