import { useApolloClient } from '@apollo/client/react';
import { CellsUnderWayDocument, EditCellsOfBrochuresDocument, RefusedCellsDocument } from '../../generated/EditCells';
import { UndoBulkJobOfAdsDocument } from '../../generated/BulkJobVerbs';
import type { EditBrochureCellsInput } from '../../generated/types';
import { readFailure } from '../../platform/errors/readFailure';
import { isBulkJobUnderWay } from '../bulk-jobs/describeBulkJob';

export interface CellsJob {
  id: string;
  databaseId: number;
}

interface CellsOutcome {
  /** why the job did not come to its end; null if it did */
  problem: string | null;
  /** ads that an undo has left as they are */
  keptCount: number;
}

const pollMilliseconds = 300;
/** while the server does not answer */
const retryMilliseconds = 1500;
const unanswered: readonly string[] = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE'];

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Cells of several ads by a bulk job, which the server finishes also after its own restart. */
export function useBulkCells(onSilence: (isSilent: boolean) => void) {
  const client = useApolloClient();

  /** Asks again for as long as the server does not answer. */
  async function insist<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await ask();
        onSilence(false);
        return answer;
      } catch (error) {
        if (!unanswered.includes(readFailure(error).code)) throw error;
        onSilence(true);
        await pause(retryMilliseconds);
      }
    }
  }

  return {
    /** Starts the job. Fails as any mutation does. */
    async start(rows: EditBrochureCellsInput['rows']): Promise<CellsJob> {
      const { data } = await client.mutate({
        mutation: EditCellsOfBrochuresDocument,
        variables: { input: { rows } },
      });
      if (!data) throw new Error('No answer.');
      return data.editBrochureCells.bulkJob;
    },

    async undo({ id }: CellsJob): Promise<void> {
      await client.mutate({ mutation: UndoBulkJobOfAdsDocument, variables: { input: { id } } });
    },

    /** Waits until the job has come to its end. */
    async follow({ databaseId }: CellsJob): Promise<CellsOutcome> {
      for (;;) {
        const { data } = await insist(() =>
          client.query({ query: CellsUnderWayDocument, variables: { databaseId }, fetchPolicy: 'no-cache' }),
        );
        const job = data?.bulkJobs.edges[0]?.node;
        if (job === undefined) return { problem: 'The server no longer knows of this change.', keptCount: 0 };
        if (!isBulkJobUnderWay(job)) return job;
        await pause(pollMilliseconds);
      }
    },

    /** The reasons of the ads that were refused, by `databaseId`. */
    async refusals({ id }: CellsJob): Promise<ReadonlyMap<number, string>> {
      const { data } = await insist(() =>
        client.query({ query: RefusedCellsDocument, variables: { jobId: id }, fetchPolicy: 'no-cache' }),
      );
      const rows = data?.bulkJobRows.edges ?? [];
      return new Map(rows.map(({ node }) => [node.brochureId, node.message ?? 'This ad was refused.']));
    },

    insist,
  };
}
