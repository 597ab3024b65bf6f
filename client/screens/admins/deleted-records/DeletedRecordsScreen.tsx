import { useState } from 'react';
import { betweenDays } from '../../../features/audit-changes/useHistoryView';
import { useRestoreRecordVersion } from '../../../features/audit-changes/useRestoreRecordVersion';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { RecordDate } from '../../../features/record-list/RecordDate';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordList } from '../../../features/record-list/RecordList';
import { RecordSearch } from '../../../features/record-list/RecordSearch';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useMay } from '../../../features/session/useMay';
import { useDeletedRecordsScreenQuery } from '../../../generated/DeletedRecordsScreen';
import type { StaffAction } from '../../../generated/staffRights';
import { privatePaths } from '../../../shared/privatePaths';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import type { IconName } from '../../../ui/icons/iconPaths';
import { PageHeading } from '../../../ui/page/PageHeading';
import { deletedRecordColumns, type Deletion } from './deletedRecordColumns';

interface DeletedKind {
  noun: string;
  icon: IconName;
  /** what comes back with a record, and what does not */
  subtitle: string;
  placeholder: string;
  list: { path: string; label: string };
  /** what one has to be allowed to do to make a record again */
  create: StaffAction;
}

const kinds = {
  ImportProfile: {
    ...{ noun: 'import profile', icon: 'document', create: 'mapBrochureImport', placeholder: 'Name' },
    subtitle: 'A restored profile reads files as it did before it was deleted.',
    list: { path: privatePaths.adminBrochureImport(), label: 'Import ads' },
  },
  MapArea: {
    ...{ noun: 'map area', icon: 'map', create: 'createMapArea', placeholder: 'Name' },
    subtitle: 'A restored area has its address, box and grid again; its streets, map and PDF maps are made anew.',
    list: { path: privatePaths.adminMapAreas(), label: 'Map areas' },
  },
  StreetIndexEntry: {
    ...{ noun: 'street', icon: 'map', create: 'createStreetIndexEntry', placeholder: 'Street or suburb' },
    subtitle: 'A restored street is in the index again, at its place. Streets that went with their area are not here.',
    list: { path: privatePaths.adminStreets(), label: 'Streets' },
  },
} as const satisfies Readonly<Record<string, DeletedKind>>;

/** The trash of a kind of record that is no ad: the lines of the audit log by which it was deleted. */
export default function DeletedRecordsScreen({ kind }: { kind: keyof typeof kinds }) {
  const { noun, icon, subtitle, placeholder, list, create }: DeletedKind = kinds[kind];
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(['q', 'from', 'to']);
  const filter = { entityType: kind, isDeletion: true, q: values.q, ...betweenDays(values) };
  const { data, loading, error, onRetry } = getRecords(
    useDeletedRecordsScreenQuery({ ...freshRecords, variables: { filter, ...paging } }),
  );
  const may = useMay();
  const [busyId, setBusyId] = useState<string | null>(null);
  const restore = useRestoreRecordVersion(onRetry);
  const onRestore = async ({ id: entryId, entityName }: Deletion): Promise<void> => {
    const name = entityName ?? `The ${noun}`;
    setBusyId(entryId);
    await restore({ entryId, done: `“${name}” is back.`, notDone: `“${name}” is not back.` });
    setBusyId(null);
  };
  const mayRestore = may('restoreRecordVersion') && may(create);
  return (
    <>
      <PageHeading
        title={`Deleted ${noun}s`}
        subtitle={subtitle}
        actions={<ButtonLink to={list.path}>{list.label}</ButtonLink>}
      />
      <RecordFilters label={`Search the deleted ${noun}s`} isFiltered={isFiltered} wraps onClear={clear}>
        <RecordSearch
          label={`Search deleted ${noun}s`}
          placeholder={placeholder}
          value={values.q}
          onSearch={(q) => show({ q })}
        />
        <RecordDate label="From" value={values.from} onChange={(from) => show({ from })} />
        <RecordDate label="To" value={values.to} onChange={(to) => show({ to })} />
      </RecordFilters>
      <RecordList
        label={`Deleted ${noun}s`}
        noun={`deleted ${noun}`}
        columns={deletedRecordColumns({
          mayRestore,
          busyId,
          onRestore: (deletion) => void onRestore(deletion),
        })}
        rowKey={({ id }) => id}
        page={data?.auditLog}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={
          <RecordEmpty icon={icon} isFiltered={isFiltered} noun={`deleted ${noun}`} onClear={clear}>
            What is deleted from the list of {noun}s comes here.
          </RecordEmpty>
        }
      />
    </>
  );
}
