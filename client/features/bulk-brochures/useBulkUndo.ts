import { readFailure } from '../../platform/errors/readFailure';
import { useUndoChanges } from '../brochure-lifecycle/useUndoChanges';
import type { BulkResult } from './BulkVerb';
import { inChunks } from './inChunks';
import { refusalText } from './refusalText';

/** The server accepts up to 1,000 changes at once. */
const mostInRequest = 1000;

/**
 * Undoes a bulk action; a single request finishes even after the page is closed. Splits more ads than one request takes
 * into parallel requests. A failed request yields a refusal for each of its ads.
 */
export function useBulkUndo(): (done: readonly BulkResult[]) => Promise<BulkResult[]> {
  const undo = useUndoChanges();

  async function undoPart(part: readonly BulkResult[], isAll: boolean): Promise<BulkResult[]> {
    const changes = part.flatMap(({ brochure: { id }, version }) => (version === null ? [] : { id, version }));
    try {
      const undone = await undo(changes, { keepalive: isAll });
      const refusals = new Map(undone.map(({ givenId, refusal }) => [givenId, refusal && refusalText(refusal)]));
      return part.map((result) => ({ ...result, refusal: refusals.get(result.brochure.id) ?? null }));
    } catch (error) {
      return part.map((result) => ({ ...result, refusal: readFailure(error).message }));
    }
  }

  return async (done) => {
    const parts = inChunks(done, mostInRequest);
    return (await Promise.all(parts.map((part) => undoPart(part, parts.length === 1)))).flat();
  };
}
