import { useApolloClient } from '@apollo/client/react';
import { BrochureEditorDocument } from '../../../generated/BrochureEditor';
import { CreateBrochureDocument } from '../../../generated/CreateBrochure';
import type { BrochureFormBrochureFragment, BrochureType } from '../../../generated/types';
import { UpdateBrochureDocument } from '../../../generated/UpdateBrochure';
import { readFailure } from '../../../platform/errors/readFailure';
import type { BrochureInputFields } from '../values/writeInput';
import type { RequestFailure } from '../../../platform/errors/RequestFailure';
import type { ApolloClient, FragmentType } from '@apollo/client';
import { BrochureFormBrochureFragmentDoc } from '../../../generated/BrochureForm';

interface BrochureWriter {
  /** `creationKey` is an idempotency key: a retry after a lost answer does not create a second ad */
  create: (type: BrochureType, creationKey: string, input: BrochureInputFields) => Promise<SaveOutcome>;
  /** returns the ad's current state; null if it is gone or the request failed */
  load: (databaseId: number) => Promise<BrochureFormBrochureFragment | null>;
  update: (known: BrochureFormBrochureFragment, input: BrochureInputFields) => Promise<SaveOutcome>;
}

/** Saves ads. Returns errors as outcomes instead of throwing them. */
export function useBrochureWriter(): BrochureWriter {
  const client = useApolloClient();

  async function loadAgain(databaseId: number): Promise<BrochureFormBrochureFragment | null> {
    const query = BrochureEditorDocument;
    const { data } = await client.query({ query, variables: { databaseId }, fetchPolicy: 'network-only' });
    return data?.brochure ? readFormBrochure(client, data.brochure) : null;
  }

  async function outcomeOf(write: () => Promise<SaveOutcome>): Promise<SaveOutcome> {
    try {
      return await write();
    } catch (error) {
      return { kind: 'failed', failure: readFailure(error) };
    }
  }

  return {
    load: (databaseId) => loadAgain(databaseId).catch(() => null),

    create: (type, creationKey, input) =>
      outcomeOf(async () => {
        const variables = { input: { ...input, type, creationKey } };
        const { data } = await client.mutate({ mutation: CreateBrochureDocument, variables });
        if (!data) throw new Error('No answer.');
        const brochure = readFormBrochure(client, data.createBrochure.brochure);
        return { kind: 'saved', brochure, isPendingRevision: false };
      }),

    update: async (known, input) => {
      const outcome = await outcomeOf(async () => {
        const variables = { input: { ...input, id: known.id, version: known.version } };
        const { data } = await client.mutate({ mutation: UpdateBrochureDocument, variables });
        if (!data) throw new Error('No answer.');
        const { brochure, isPendingRevision } = data.updateBrochure;
        return { kind: 'saved', brochure: readFormBrochure(client, brochure), isPendingRevision };
      });
      if (outcome.kind !== 'failed' || outcome.failure.code !== 'CONFLICT') return outcome;
      return outcomeOf(async () => {
        const theirs = await loadAgain(known.databaseId);
        // same version: the server refused for another reason, such as an archived ad
        return theirs === null || theirs.version === known.version ? outcome : { kind: 'conflict', theirs };
      });
    },
  };
}

/** The outcome of saving. */
export type SaveOutcome =
  | { kind: 'saved'; brochure: BrochureFormBrochureFragment; isPendingRevision: boolean }
  /** another user has saved meanwhile; `theirs` is the current ad */
  | { kind: 'conflict'; theirs: BrochureFormBrochureFragment }
  | { kind: 'failed'; failure: RequestFailure };

/** Reads the form's fragment of a fresh response from the cache, outside any component. */
function readFormBrochure(
  { cache }: ApolloClient,
  brochure: FragmentType<BrochureFormBrochureFragment> & { __typename: 'Brochure'; id: string },
): BrochureFormBrochureFragment {
  const read = cache.readFragment({
    id: cache.identify(brochure),
    fragment: BrochureFormBrochureFragmentDoc,
    fragmentName: 'BrochureForm_brochure',
  });
  if (read === null) throw new Error('An ad was answered without what the form shows of it.');
  return read;
}
