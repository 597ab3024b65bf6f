import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isOfPairs } from '../../../features/bulk-jobs/describeBulkJob';
import { BulkJobRowsOfScreenDocument } from '../../../generated/BulkJobRows';
import type { BulkAction, BulkJobRowsOfScreenQuery, BulkJobRowsOfScreenQueryVariables } from '../../../generated/types';
import { saveText } from '../../../platform/downloads/saveText';
import { readFailure } from '../../../platform/errors/readFailure';
import { csvOf } from '../../../shared/formats/csvOf';
import { plural } from '../../../shared/formats/plural';
import { useReport } from '../../../ui/last-actions/useReport';

type Row = BulkJobRowsOfScreenQuery['bulkJobRows']['edges'][number]['node'];

interface Job {
  id: string;
  databaseId: number;
  action: BulkAction;
}

/** The refused ads or pairs of a bulk job for a spreadsheet, with their reasons. */
function refusedRowsCsv(rows: readonly Row[], job: Pick<Job, 'action'>): string {
  const reason = 'Why it was refused';
  if (isOfPairs(job)) {
    return csvOf([
      ['Number', 'Ad', 'Number of the other ad', 'Other ad', reason],
      ...rows.map(({ brochureId, title, otherBrochureId, otherTitle, message }) => [
        ...[brochureId, title, otherBrochureId, otherTitle, message],
      ]),
    ]);
  }
  return csvOf([
    ['Number', 'Ad', reason],
    ...rows.map(({ brochureId, title, message }) => [brochureId, title, message]),
  ]);
}

/** Saves all refused rows of a job, of every page, as one file. */
export function useRefusedRowsFile(job: Job) {
  const client = useApolloClient();
  const report = useReport();
  const [busy, setBusy] = useState(false);

  async function readAll(): Promise<Row[]> {
    const found: Row[] = [];
    let after: string | null = null;
    do {
      const variables: BulkJobRowsOfScreenQueryVariables = { jobId: job.id, outcome: 'REFUSED', first: 100, after };
      const { data } = await client.query({ query: BulkJobRowsOfScreenDocument, variables, fetchPolicy: 'no-cache' });
      const page = data?.bulkJobRows;
      found.push(...(page?.edges.map(({ node }) => node) ?? []));
      after = page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return found;
  }

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const rows = await readAll();
      saveText(refusedRowsCsv(rows, job), `bulk-job-${job.databaseId}-refused.csv`, 'text/csv;charset=utf-8');
      report({ tone: 'success', text: `${plural(rows.length, `refused ${isOfPairs(job) ? 'pair' : 'ad'}`)} saved.` });
    } catch (error) {
      report({ tone: 'failure', text: `Nothing was saved. ${readFailure(error).message}` });
    } finally {
      setBusy(false);
    }
  }

  return { busy, save };
}
