import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordList } from '../../../features/record-list/RecordList';
import { RecordSearch } from '../../../features/record-list/RecordSearch';
import { RecordSelect } from '../../../features/record-list/RecordSelect';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useMay } from '../../../features/session/useMay';
import { typeLabels } from '../../../generated/brochureTypes';
import { useDeletedBrochuresScreenQuery } from '../../../generated/DeletedBrochuresScreen';
import { usePrepareBulkJobOfAdsMutation } from '../../../generated/PrepareBulkJob';
import { useRestoreDeletedBrochureMutation } from '../../../generated/RestoreDeletedBrochure';
import type { BrochureType } from '../../../generated/types';
import { plural } from '../../../shared/formats/plural';
import { privatePaths } from '../../../shared/privatePaths';
import { PageHeading } from '../../../ui/page/PageHeading';
import { deletedColumns, nameOfDeleted, type DeletedAd } from './deletedColumns';

const types = Object.keys(typeLabels) as BrochureType[];

/** The trash: deleted ads, to restore one, or all that the page shows. */
export default function DeletedBrochuresScreen() {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(['q', 'type']);
  const type = types.find((each) => each === values.type) ?? null;
  const variables = { q: values.q, type, ...paging };
  const { data, loading, error, onRetry } = getRecords(useDeletedBrochuresScreenQuery({ ...freshRecords, variables }));
  const restorable = data?.deletedBrochures.edges.map(({ node }) => node).filter(({ isRestorable }) => isRestorable);
  const restore = useRestore(onRetry);
  const restoreMany = useRestoreMany();
  const may = useMay();
  return (
    <>
      <PageHeading
        title="Deleted ads"
        subtitle="Nobody sees them. Each can be restored for 30 days, with the state that it had."
        actions={
          may('prepareBulkJob') &&
          restorable !== undefined &&
          restorable.length > 1 && (
            <Button onClick={() => void restoreMany(restorable)}>
              Restore these {plural(restorable.length, 'ad')}
            </Button>
          )
        }
      />
      <RecordFilters label="Search the deleted ads" isFiltered={isFiltered} onClear={clear}>
        <RecordSearch
          label="Search deleted ads"
          placeholder="Title or company"
          value={values.q}
          onSearch={(q) => show({ q })}
        />
        <RecordSelect
          label="Type"
          choices={types.map((value) => ({ value, label: typeLabels[value] }))}
          value={values.type}
          onChange={(next) => show({ type: next })}
        />
      </RecordFilters>
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
function useRestoreMany(): (ads: readonly DeletedAd[]) => Promise<void> {
  const [prepare] = usePrepareBulkJobOfAdsMutation();
  const attempt = useVerb();
  const navigate = useNavigate();
  return async (ads) => {
    const ids = ads.map(({ brochureId }) => brochureId);
    await attempt({
      run: async () => {
        const { data } = await prepare({ variables: { input: { action: 'RESTORE', ids } } });
        const databaseId = data?.prepareBulkJob.bulkJob.databaseId;
        if (databaseId !== undefined) await navigate(privatePaths.adminBulkJob(databaseId));
      },
      done: 'Look at the preview, then start it.',
      notDone: 'The ads are not restored.',
    });
  };
}
