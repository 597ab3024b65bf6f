import { useApolloClient } from '@apollo/client/react';
import { UndoBulkJobOfAdsDocument } from '../../generated/BulkJobVerbs';
import { EditCellsOfBrochuresDocument } from '../../generated/EditCells';
import type { EditBrochureCellsInput } from '../../generated/types';
import { useFollowBulkJob, type StartedJob } from '../bulk-jobs/useFollowBulkJob';

interface CellsOutcome {
  /** why the job did not come to its end; null if it did */
  problem: string | null;
  /** ads that an undo has left as they are */
  keptCount: number;
}

/** Cells of several ads by a bulk job, which the server finishes also after its own restart. */
export function useBulkCells(onSilence: (isSilent: boolean) => void) {
  const client = useApolloClient();
  const { follow, outcomes, insist } = useFollowBulkJob(onSilence);

  return {
    /** Starts the job. Fails as any mutation does. */
    async start(rows: EditBrochureCellsInput['rows']): Promise<StartedJob> {
      const { data } = await client.mutate({
        mutation: EditCellsOfBrochuresDocument,
        variables: { input: { rows } },
      });
      if (!data) throw new Error('No answer.');
      return data.editBrochureCells.bulkJob;
    },

    async undo({ id }: StartedJob): Promise<void> {
      await client.mutate({ mutation: UndoBulkJobOfAdsDocument, variables: { input: { id } } });
    },

    /** Waits until the job has come to its end. */
    async follow(job: StartedJob): Promise<CellsOutcome> {
      return (await follow(job)) ?? { problem: 'The server no longer knows of this change.', keptCount: 0 };
    },

    /** The reasons of the ads that were refused, by `databaseId`. */
    async refusals(job: StartedJob): Promise<ReadonlyMap<number, string>> {
      const rows = await outcomes(job, 'REFUSED');
      return new Map(rows.map(({ brochureId, message }) => [brochureId, message ?? 'This ad was refused.']));
    },

    insist,
  };
}
