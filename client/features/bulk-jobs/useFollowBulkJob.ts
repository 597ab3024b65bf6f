import { useApolloClient } from '@apollo/client/react';
import { BulkJobOutcomesDocument, BulkJobUnderWayDocument } from '../../generated/FollowBulkJob';
import type {
  BulkJobOutcomesQuery,
  BulkJobOutcomesQueryVariables,
  BulkJobUnderWayQuery,
  BulkOutcome,
} from '../../generated/types';
import { readFailure } from '../../platform/errors/readFailure';
import { isBulkJobUnderWay } from './describeBulkJob';

export interface StartedJob {
  id: string;
  databaseId: number;
}

export type FollowedJob = BulkJobUnderWayQuery['bulkJobs']['edges'][number]['node'];

/** What became of an ad. */
export type OutcomeRow = BulkJobOutcomesQuery['bulkJobRows']['edges'][number]['node'];

/** The wait before asking again doubles: a job of a few ads is done at once. */
const firstPollMilliseconds = 75;
const pollMilliseconds = 600;
/** while the server does not answer */
const retryMilliseconds = 1500;
const unanswered: readonly string[] = ['NETWORK', 'TIMEOUT', 'UNAVAILABLE'];

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Watches a bulk job, which the server finishes also without the page and after its own restart. */
export function useFollowBulkJob(onSilence: (isSilent: boolean) => void) {
  const client = useApolloClient();

  /** Asks again for as long as the server does not answer. */
  async function insist<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await ask();
        onSilence(false);
        return answer;
      } catch (error) {
        const isSilent = unanswered.includes(readFailure(error).code);
        onSilence(isSilent);
        if (!isSilent) throw error;
        await pause(retryMilliseconds);
      }
    }
  }

  /** Waits until the job has come to its end. Returns it; null if the server no longer knows of it. */
  async function follow(
    { databaseId }: Pick<StartedJob, 'databaseId'>,
    onProgress: (job: FollowedJob) => void = () => undefined,
  ): Promise<FollowedJob | null> {
    for (let wait = firstPollMilliseconds; ; wait = Math.min(2 * wait, pollMilliseconds)) {
      const { data } = await insist(() =>
        client.query({ query: BulkJobUnderWayDocument, variables: { databaseId }, fetchPolicy: 'no-cache' }),
      );
      const job = data?.bulkJobs.edges[0]?.node;
      if (job === undefined) return null;
      if (!isBulkJobUnderWay(job)) return job;
      onProgress(job);
      await pause(wait);
    }
  }

  function askOutcomes(variables: BulkJobOutcomesQueryVariables) {
    return insist(() => client.query({ query: BulkJobOutcomesDocument, variables, fetchPolicy: 'no-cache' }));
  }

  /** What became of each ad of the job, or of those with one outcome. */
  async function outcomes({ id: jobId }: Pick<StartedJob, 'id'>, outcome: BulkOutcome | null = null) {
    const rows: OutcomeRow[] = [];
    let after: string | null = null;
    do {
      const { data } = await askOutcomes({ jobId, outcome, after });
      const { edges = [], pageInfo } = data?.bulkJobRows ?? {};
      rows.push(...edges.map(({ node }) => node));
      after = pageInfo?.hasNextPage === true ? pageInfo.endCursor : null;
    } while (after !== null);
    return rows;
  }

  return { insist, follow, outcomes };
}
