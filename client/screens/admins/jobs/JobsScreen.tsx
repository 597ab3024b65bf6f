import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordList } from '../../../features/record-list/RecordList';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useJobsScreenQuery } from '../../../generated/JobsScreen';
import { PageHeading } from '../../../ui/page/PageHeading';
import { jobColumns } from './jobColumns';
import { titleOfJob } from '../../../features/jobs/titleOfJob';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useRunJobNowMutation } from '../../../generated/RunJobNow';

/** Polls so that a started job shows its outcome. */
const askAgainMs = 10_000;

export default function JobsScreen() {
  const { data, loading, error, onRetry } = getRecords(
    useJobsScreenQuery({ ...freshRecords, pollInterval: askAgainMs }),
  );
  const run = useRunJob();
  return (
    <>
      <PageHeading title="Jobs" subtitle="Work that the site does in the background, with its last run." />
      <RecordList
        label="Jobs"
        noun="job"
        columns={jobColumns(({ id, name }) => void run({ id, title: titleOfJob(name) }))}
        rowKey={({ id }) => id}
        page={data?.jobRuns}
        loading={loading && data === undefined}
        error={error}
        onRetry={onRetry}
        onPage={() => undefined}
        empty={
          <RecordEmpty icon="calendar" isFiltered={false} noun="job">
            The server puts its jobs down when it starts.
          </RecordEmpty>
        }
      />
    </>
  );
}

function useRunJob(): (job: { id: string; title: string }) => Promise<boolean> {
  const [run] = useRunJobNowMutation();
  const attempt = useVerb();
  return ({ id, title }) =>
    attempt({
      run: () => run({ variables: { input: { id } } }),
      done: `“${title}” is asked for. Its outcome appears here when it is done.`,
      notDone: `“${title}” is not started.`,
    });
}
