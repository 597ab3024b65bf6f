import type { BulkJobSummary } from '../../../features/bulk-jobs/BulkJobSummary';
import { BulkJobProgress } from '../../../features/bulk-jobs/BulkJobProgress';
import { describeBulkJob, isBulkJobUnderWay } from '../../../features/bulk-jobs/describeBulkJob';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { Moment } from '../../../features/record-list/Moment';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordList } from '../../../features/record-list/RecordList';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useBulkJobsScreenQuery } from '../../../generated/BulkJobsScreen';
import { usePollingWhile } from '../../../platform/apollo/usePollingWhile';
import { privatePaths } from '../../../shared/privatePaths';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import { Link } from '../../../ui/links/Link';
import { PageHeading } from '../../../ui/page/PageHeading';

const pollMilliseconds = 2_000;

const columns: readonly DataGridColumn<BulkJobSummary>[] = [
  {
    ...{ key: 'what', title: 'What', fold: 'head' },
    render: (job) => <Link to={privatePaths.adminBulkJob(job.databaseId)}>{describeBulkJob(job)}</Link>,
  },
  { key: 'state', title: 'State', width: 360, fold: 'wide', render: (job) => <BulkJobProgress job={job} /> },
  {
    ...{ key: 'who', title: 'Who', width: 160, fold: 'wide' },
    render: ({ createdBy }) => (createdBy === null ? '–' : (createdBy.name ?? createdBy.email)),
  },
  {
    ...{ key: 'when', title: 'When', width: 180, fold: 'wide' },
    render: ({ startedAt, createdAt }) => <Moment at={startedAt ?? createdAt} />,
  },
];

export default function BulkJobsScreen() {
  const { paging, showPage } = useRecordView([]);
  const query = useBulkJobsScreenQuery({ ...freshRecords, variables: paging });
  const { data, loading, error, onRetry } = getRecords(query);
  const isUnderWay = data?.bulkJobs.edges.some(({ node }) => isBulkJobUnderWay(node)) === true;
  usePollingWhile(isUnderWay, pollMilliseconds, query);
  return (
    <>
      <PageHeading
        title="Bulk jobs"
        subtitle="Changes of many ads, the newest first. Each can be undone for 30 days; after that it is forgotten."
      />
      <RecordList
        label="Bulk jobs"
        noun="bulk job"
        columns={columns}
        rowKey={({ id }) => id}
        page={data?.bulkJobs}
        loading={loading && data === undefined}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={
          <RecordEmpty
            icon="document"
            isFiltered={false}
            noun="bulk job"
            actions={<Link to={privatePaths.adminBrochures()}>All ads</Link>}
          >
            Choose “Change many” above the list of ads.
          </RecordEmpty>
        }
      />
    </>
  );
}
