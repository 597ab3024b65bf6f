import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordList } from '../../../features/record-list/RecordList';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useAuditLogScreenQuery } from '../../../generated/AuditLogScreen';
import { PageHeading } from '../../../ui/page/PageHeading';
import { auditColumns } from './auditColumns';
import { AuditLogFilters } from './AuditLogFilters';
import { auditFilterNames, auditFilterOf } from './auditVariables';

export default function AuditLogScreen() {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(auditFilterNames);
  const variables = { filter: auditFilterOf(values), ...paging };
  const { data, loading, error, onRetry } = getRecords(useAuditLogScreenQuery({ ...freshRecords, variables }));
  return (
    <>
      <PageHeading
        title="Audit log"
        subtitle="Who did what, the newest first. The history of a record restores what was before."
      />
      <AuditLogFilters values={values} isFiltered={isFiltered} onChange={show} onClear={clear} />
      <RecordList
        label="Audit log"
        noun="line"
        columns={auditColumns}
        rowKey={({ id }) => id}
        page={data?.auditLog}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={
          <RecordEmpty icon="document" isFiltered={isFiltered} noun="line" onClear={clear}>
            Whatever is changed here, by people or by the site itself, leaves its line.
          </RecordEmpty>
        }
      />
    </>
  );
}
