import { useArchiveChosenBrochuresMutation } from '../../generated/ArchiveBrochures';
import { usePublishChosenBrochuresMutation } from '../../generated/PublishBrochures';
import { useSetChosenBrochuresMapAreaMutation } from '../../generated/SetBrochuresMapArea';
import { useUnarchiveChosenBrochuresMutation } from '../../generated/UnarchiveBrochures';
import { readFailure } from '../../platform/errors/readFailure';
import type { BulkResult, BulkVerb, ChosenBrochure } from './BulkVerb';
import { inChunks } from './inChunks';
import { refusalText } from './refusalText';

interface GivenResult {
  givenId: string;
  brochure?: { version: number } | null;
  refusal: { message: string; errors: readonly { message: string }[] } | null;
}

type BulkCall = (
  verb: BulkVerb,
  chosen: readonly ChosenBrochure[],
  mapArea?: string | null,
  onProgress?: (done: number) => void,
) => Promise<BulkResult[]>;

/** Runs one action on many ads, a hundred at a time. A failed chunk yields a refusal for each of its ads. */
export function useBulkCalls(): BulkCall {
  const [publish] = usePublishChosenBrochuresMutation();
  const [archive] = useArchiveChosenBrochuresMutation();
  const [unarchive] = useUnarchiveChosenBrochuresMutation();
  const [setArea] = useSetChosenBrochuresMapAreaMutation();

  async function ask(verb: BulkVerb, ids: string[], mapArea: string | null): Promise<readonly GivenResult[]> {
    const variables = { input: { ids } };
    switch (verb) {
      case 'publish':
        return (await publish({ variables })).data?.publishBrochures.results ?? [];
      case 'archive':
        return (await archive({ variables })).data?.archiveBrochures.results ?? [];
      case 'unarchive':
        return (await unarchive({ variables })).data?.unarchiveBrochures.results ?? [];
      case 'setArea':
        return (await setArea({ variables: { input: { ids, mapArea } } })).data?.setBrochuresMapArea.results ?? [];
    }
  }

  return async (verb, chosen, mapArea = null, onProgress = () => undefined) => {
    const refusals = new Map<string, string>();
    const versions = new Map<string, number>();
    let done = 0;
    for (const chunk of inChunks(chosen)) {
      const ids = chunk.map(({ id }) => id);
      try {
        for (const { givenId, brochure, refusal } of await ask(verb, ids, mapArea)) {
          if (refusal) refusals.set(givenId, refusalText(refusal));
          if (brochure) versions.set(givenId, brochure.version);
        }
      } catch (error) {
        for (const id of ids) refusals.set(id, readFailure(error).message);
      }
      done += chunk.length;
      onProgress(done);
    }
    return chosen.map((brochure) => ({
      brochure,
      refusal: refusals.get(brochure.id) ?? null,
      version: versions.get(brochure.id) ?? null,
    }));
  };
}
