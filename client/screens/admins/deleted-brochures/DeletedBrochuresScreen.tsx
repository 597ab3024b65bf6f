import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordList } from '../../../features/record-list/RecordList';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useMay } from '../../../features/session/useMay';
import { useDeletedBrochuresScreenQuery } from '../../../generated/DeletedBrochuresScreen';
import { usePrepareBulkJobOfAdsMutation } from '../../../generated/PrepareBulkJob';
import { useRestoreDeletedBrochureMutation } from '../../../generated/RestoreDeletedBrochure';
import type { DeletedFilterInput } from '../../../generated/types';
import { groupThousands } from '../../../shared/formats/groupThousands';
import { privatePaths } from '../../../shared/privatePaths';
import { PageHeading } from '../../../ui/page/PageHeading';
import { DeletedFilters } from './DeletedFilters';
import { deletedFilterNames, deletedFilterOf } from './deletedFilter';
import { deletedColumns, nameOfDeleted, type DeletedAd } from './deletedColumns';

/** The trash: deleted ads, to restore one, or all that match the filter. */
export default function DeletedBrochuresScreen() {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(deletedFilterNames);
  const filter = deletedFilterOf(values);
  const variables = { ...filter, ...paging };
  const { data, loading, error, onRetry } = getRecords(useDeletedBrochuresScreenQuery({ ...freshRecords, variables }));
  const total = data?.deletedBrochures.totalCount ?? 0;
  const restore = useRestore(onRetry);
  const restoreAll = useRestoreAll();
  const may = useMay();
  return (
    <>
      <PageHeading
        title="Deleted ads"
        subtitle="Nobody sees them. Each can be restored for 30 days, with the state that it had."
        actions={
          may('prepareBulkJob') &&
          total > 1 && (
            <Button onClick={() => void restoreAll(filter)}>
              {isFiltered ? `Restore all ${groupThousands(total)} that match` : `Restore all ${groupThousands(total)}`}
            </Button>
          )
        }
      />
      <DeletedFilters values={values} isFiltered={isFiltered} onChange={show} onClear={clear} />
      <RecordList
        label="Deleted ads"
        noun="deleted ad"
        columns={deletedColumns(may('restoreBrochure') ? (ad) => void restore(ad) : null)}
        rowKey={({ id }) => id}
        page={data?.deletedBrochures}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={
          <RecordEmpty icon="document" isFiltered={isFiltered} noun="deleted ad" onClear={clear}>
            What is deleted from the list of ads comes here.
          </RecordEmpty>
        }
      />
    </>
  );
}

function useRestore(onDone: () => void): (ad: DeletedAd) => Promise<void> {
  const [restore] = useRestoreDeletedBrochureMutation();
  const attempt = useVerb();
  return async (ad) => {
    const name = nameOfDeleted(ad);
    const isBack = await attempt({
      run: () => restore({ variables: { input: { id: ad.brochureId } } }),
      done: `“${name}” is back as it was.`,
      notDone: `“${name}” is not back.`,
    });
    if (isBack) onDone();
  };
}

/** Many ads are a bulk job, whose preview says which come back. */
function useRestoreAll(): (trash: DeletedFilterInput) => Promise<void> {
  const [prepare] = usePrepareBulkJobOfAdsMutation();
  const attempt = useVerb();
  const navigate = useNavigate();
  return async (trash) => {
    await attempt({
      run: async () => {
        const { data } = await prepare({ variables: { input: { action: 'RESTORE', trash } } });
        const databaseId = data?.prepareBulkJob.bulkJob.databaseId;
        if (databaseId !== undefined) await navigate(privatePaths.adminBulkJob(databaseId));
      },
      done: 'Look at the preview, then start it.',
      notDone: 'The ads are not restored.',
    });
  };
}
