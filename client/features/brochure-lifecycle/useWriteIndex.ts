import { useApolloClient } from '@apollo/client/react';
import { IndexOfBrochureDocument } from '../../generated/IndexOfBrochure';
import { useSetBrochureIndexOfGridMutation } from '../../generated/SetBrochureIndex';
import { readFailure } from '../../platform/errors/readFailure';
import type { IndexOutcome, SeenIndex } from './IndexOutcome';
import { formatIndex } from './formatIndex';

interface Indexed {
  id: string;
  databaseId: number;
}

type Write = (brochure: Indexed, adIndex: number | null, seen: SeenIndex) => Promise<IndexOutcome>;

/**
 * Writes an ad's index over the one that was shown. Retries after an unrelated change by another user. If another user
 * has changed the index, returns it instead of overwriting it.
 */
export function useWriteIndex(): Write {
  const [set] = useSetBrochureIndexOfGridMutation();
  const client = useApolloClient();

  async function attempt({ id }: Indexed, adIndex: number | null, version: number): Promise<IndexOutcome> {
    const { data } = await set({ variables: { input: { id, adIndex, version } } });
    return { refusal: null, now: data?.setBrochureIndex.brochure ?? null };
  }

  async function look({ databaseId }: Indexed): Promise<SeenIndex | null> {
    const variables = { databaseId };
    const { data } = await client.query({ query: IndexOfBrochureDocument, variables, fetchPolicy: 'no-cache' });
    return data?.brochure ?? null;
  }

  return async (brochure, adIndex, seen) => {
    try {
      return await attempt(brochure, adIndex, seen.version);
    } catch (error) {
      const failure = readFailure(error);
      if (failure.code !== 'CONFLICT') return { refusal: failure.fields[0]?.message ?? failure.message, now: null };
    }
    try {
      const now = await look(brochure);
      if (now === null) return { refusal: 'Somebody deleted this ad meanwhile.', now };
      if (now.adIndex === adIndex) return { refusal: null, now };
      if (now.adIndex === seen.adIndex) return await attempt(brochure, adIndex, now.version);
      return { refusal: `Somebody else gave it ${formatIndex(now.adIndex)} meanwhile.`, now };
    } catch (error) {
      return { refusal: readFailure(error).message, now: null };
    }
  };
}
