import { readFailure } from '../../platform/errors/readFailure';
import { useUndoChanges } from '../brochure-lifecycle/useUndoChanges';
import type { BulkResult } from './BulkVerb';
import { refusalText } from './refusalText';

/** Undoes what was done to many ads by one request; the server finishes also when the page is left. */
export function useBulkUndo(): (done: readonly BulkResult[]) => Promise<BulkResult[]> {
  const undo = useUndoChanges();

  return async (done) => {
    const changes = done.flatMap(({ brochure: { id }, version }) => (version === null ? [] : { id, version }));
    try {
      const undone = await undo(changes);
      const refusals = new Map(undone.map(({ givenId, refusal }) => [givenId, refusal && refusalText(refusal)]));
      return done.map((result) => ({ ...result, refusal: refusals.get(result.brochure.id) ?? null }));
    } catch (error) {
      return done.map((result) => ({ ...result, refusal: readFailure(error).message }));
    }
  };
}
