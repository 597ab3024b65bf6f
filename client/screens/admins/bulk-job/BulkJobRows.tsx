import { Button } from 'antd';
import { useEffect } from 'react';
import { useAdPath } from '../../../features/brochure-lifecycle/useAdPath';
import type { BulkJobSummary } from '../../../features/bulk-jobs/BulkJobSummary';
import { isOfPairs } from '../../../features/bulk-jobs/describeBulkJob';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordList } from '../../../features/record-list/RecordList';
import { RecordSelect } from '../../../features/record-list/RecordSelect';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useBulkJobRowsOfScreenQuery } from '../../../generated/BulkJobRows';
import type { BulkOutcome } from '../../../generated/types';
import { bulkRowColumns, outcomeLabel } from './bulkRowColumns';
import { useRefusedRowsFile } from './useRefusedRowsFile';

const outcomes: readonly BulkOutcome[] = ['CHANGED', 'UNCHANGED', 'REFUSED', 'UNDONE', 'KEPT', 'WAITING'];

/** The ads of a bulk job with their results. Reloads them as the job progresses. */
export function BulkJobRows({ job }: { job: BulkJobSummary }) {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(['outcome']);
  const outcome = outcomes.find((each) => each === values.outcome) ?? null;
  const noun = isOfPairs(job) ? 'pair' : 'ad';
  const variables = { jobId: job.id, outcome, ...paging };
  const result = useBulkJobRowsOfScreenQuery({ ...freshRecords, variables });
  const { data, loading, error, onRetry } = getRecords(result);
  const { busy, save } = useRefusedRowsFile(job);
  const adPath = useAdPath();
  const { refetch } = result;
  const { state, changedCount, unchangedCount, refusedCount, undoneCount, keptCount } = job;
  useEffect(() => {
    void refetch().catch(() => undefined);
  }, [refetch, state, changedCount, unchangedCount, refusedCount, undoneCount, keptCount]);
  return (
    <>
      <RecordFilters label="Results" isFiltered={isFiltered} onClear={clear}>
        <RecordSelect
          label="Result"
          choices={outcomes.map((value) => ({ value, label: outcomeLabel(value, job) }))}
          value={values.outcome}
          onChange={(next) => show({ outcome: next })}
        />
        {job.refusedCount > 0 && (
          <Button loading={busy} onClick={() => void save()}>
            Save refused as CSV
          </Button>
        )}
      </RecordFilters>
      <RecordList
        label={`${isOfPairs(job) ? 'Pairs' : 'Ads'} of the bulk job`}
        noun={noun}
        columns={bulkRowColumns(job, adPath)}
        rowKey={({ id }) => id}
        page={data?.bulkJobRows}
        loading={loading && data === undefined}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={<RecordEmpty icon="document" isFiltered noun={noun} onClear={clear} />}
      />
    </>
  );
}
