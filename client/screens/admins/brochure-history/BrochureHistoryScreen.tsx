import { useParams } from 'react-router';
import { editorPath } from '../../../features/brochure-lifecycle/editorPath';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { RecordDate } from '../../../features/record-list/RecordDate';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordList } from '../../../features/record-list/RecordList';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useMay } from '../../../features/session/useMay';
import { useBrochureHistoryScreenQuery } from '../../../generated/BrochureHistoryScreen';
import { useRestoreVersionOfBrochureMutation } from '../../../generated/RestoreVersion';
import { endOfDay, startOfDay } from '../../../shared/dates/dayBounds';
import { readDatabaseId } from '../../../shared/readDatabaseId';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { PageHeading } from '../../../ui/page/PageHeading';
import { historyColumns, type Version } from './historyColumns';

/** Every change of an ad, the latest first, also of a deleted one (docs/rules/statuses-and-reviews.md#history-of-an-ad). */
export default function BrochureHistoryScreen() {
  const databaseId = readDatabaseId(useParams().id) ?? 0;
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(['from', 'to']);
  const [from, to] = [startOfDay(values.from), endOfDay(values.to)];
  const filter = {
    ...{ entityType: 'Brochure', entityDatabaseId: databaseId },
    ...(from !== null && { from }),
    ...(to !== null && (from === null || from < to) && { to }),
  };
  const variables = { databaseId, filter, ...paging };
  const query = useBrochureHistoryScreenQuery({ ...freshRecords, variables });
  const { data, loading, error, onRetry } = getRecords(query);
  const brochure = data?.brochure ?? null;
  const restore = useRestoreVersion(onRetry);
  const mayRestore = useMay()('restoreBrochureVersion');
  const title = brochure === null ? `ad ${String(databaseId)}` : `“${brochure.displayTitle}”`;
  return (
    <>
      <PageHeading
        title={`History of ${title}`}
        subtitle="Every change, the latest first."
        actions={brochure !== null && <ButtonLink to={editorPath(brochure)}>Open the ad</ButtonLink>}
      />
      <RecordFilters label="Search the history" isFiltered={isFiltered} onClear={clear}>
        <RecordDate label="From" value={values.from} onChange={(next) => show({ from: next })} />
        <RecordDate label="To" value={values.to} onChange={(next) => show({ to: next })} />
      </RecordFilters>
      <RecordList
        label="History"
        noun="change"
        columns={historyColumns(brochure === null || !mayRestore ? null : (version) => void restore(brochure, version))}
        rowKey={({ id }) => id}
        page={data?.auditLog}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={
          <RecordEmpty icon="document" isFiltered={isFiltered} noun="change" onClear={clear}>
            Each change of this ad appears here.
          </RecordEmpty>
        }
      />
    </>
  );
}

function useRestoreVersion(onDone: () => void) {
  const [restore] = useRestoreVersionOfBrochureMutation();
  const attempt = useVerb();
  return async ({ id, version }: { id: string; version: number }, { id: entryId }: Version): Promise<void> => {
    const isBack = await attempt({
      run: () => restore({ variables: { input: { id, entryId, version } } }),
      done: 'The fields have their former values.',
      notDone: 'The fields stay as they are.',
    });
    if (isBack) onDone();
  };
}
