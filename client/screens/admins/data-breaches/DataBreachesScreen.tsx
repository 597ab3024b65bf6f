import { Button } from 'antd';
import { useState } from 'react';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordList } from '../../../features/record-list/RecordList';
import { RecordSelect } from '../../../features/record-list/RecordSelect';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useDataBreachesScreenQuery } from '../../../generated/DataBreachesScreen';
import { PageHeading } from '../../../ui/page/PageHeading';
import { AssessBreachDialog } from './AssessBreachDialog';
import { dataBreachColumns, type DataBreachRow } from './dataBreachColumns';
import { breachStateNames, readBreachState } from './dataBreachLabels';
import { EnterBreachDialog } from './EnterBreachDialog';
import { NoticesDialog } from './NoticesDialog';
import { useBreachChanges } from './useBreachChanges';

const states = Object.entries(breachStateNames).map(([value, label]) => ({ value, label }));

/** The register of data breaches (docs/rules/privacy-and-law.md#data-breaches). */
export default function DataBreachesScreen() {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(['state']);
  const variables = { state: readBreachState(values.state), ...paging };
  const result = useDataBreachesScreenQuery({ ...freshRecords, variables });
  const { data, loading, error, onRetry } = getRecords(result);
  const { enter, assess, notify } = useBreachChanges(() => result.refetch());
  const [isEntering, setEntering] = useState(false);
  const [assessed, setAssessed] = useState<DataBreachRow | null>(null);
  const [notified, setNotified] = useState<DataBreachRow | null>(null);
  return (
    <>
      <PageHeading
        title="Data breaches"
        subtitle="What got lost or into the wrong hands. Each is assessed within 30 days of its discovery."
        actions={
          <Button type="primary" onClick={() => setEntering(true)}>
            Enter a breach
          </Button>
        }
      />
      <RecordFilters label="Filter the breaches" isFiltered={isFiltered} onClear={clear}>
        <RecordSelect label="State" choices={states} value={values.state} onChange={(state) => show({ state })} />
      </RecordFilters>
      <RecordList
        label="Data breaches"
        noun="record"
        columns={dataBreachColumns({ onAssess: setAssessed, onNotify: setNotified })}
        rowKey={({ id }) => id}
        page={data?.dataBreaches}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={
          <RecordEmpty icon="check" isFiltered={isFiltered} noun="record" onClear={clear}>
            Nothing was lost yet. Enter a breach as soon as somebody learns of it.
          </RecordEmpty>
        }
      />
      {isEntering && <EnterBreachDialog onEnter={enter} onClose={() => setEntering(false)} />}
      {assessed !== null && (
        <AssessBreachDialog
          title={assessed.title}
          onAssess={(isSeriousHarmLikely, text) => assess(assessed, isSeriousHarmLikely, text)}
          onClose={() => setAssessed(null)}
        />
      )}
      {notified !== null && (
        <NoticesDialog
          breach={notified}
          onSave={(commissioner, people) => notify(notified, commissioner, people)}
          onClose={() => setNotified(null)}
        />
      )}
    </>
  );
}
