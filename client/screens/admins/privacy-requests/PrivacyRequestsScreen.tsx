import { Button } from 'antd';
import { useState } from 'react';
import { privacyKindNames, privacyStateNames } from '../../../features/own-data/privacyLabels';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordList } from '../../../features/record-list/RecordList';
import { RecordSelect } from '../../../features/record-list/RecordSelect';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { usePrivacyRequestsScreenQuery } from '../../../generated/PrivacyRequestsScreen';
import { PageHeading } from '../../../ui/page/PageHeading';
import { AnswerRequestDialog } from './AnswerRequestDialog';
import { EnterRequestDialog } from './EnterRequestDialog';
import { privacyRequestColumns, type PrivacyRequestRow } from './privacyRequestColumns';
import { choicesOf, readPrivacyKind, readPrivacyState } from './privacyRequestLabels';
import { usePrivacyRequestChanges } from './usePrivacyRequestChanges';

const states = choicesOf(privacyStateNames);
const kinds = choicesOf(privacyKindNames);

interface Decision {
  request: PrivacyRequestRow;
  state: 'DONE' | 'DECLINED';
}

/** Requests about own data, the most urgent first (docs/rules/privacy-and-law.md#requests). */
export default function PrivacyRequestsScreen() {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(['state', 'kind']);
  const variables = { state: readPrivacyState(values.state), kind: readPrivacyKind(values.kind), ...paging };
  const result = usePrivacyRequestsScreenQuery({ ...freshRecords, variables });
  const { data, loading, error, onRetry } = getRecords(result);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [isEntering, setEntering] = useState(false);
  const { enter, answer } = usePrivacyRequestChanges(() => result.refetch());
  return (
    <>
      <PageHeading
        title="Privacy requests"
        subtitle="Who asks to see, correct or erase own data. Each is answered within 30 days."
        actions={
          <Button type="primary" onClick={() => setEntering(true)}>
            Enter a request
          </Button>
        }
      />
      <RecordFilters label="Filter the requests" isFiltered={isFiltered} onClear={clear}>
        <RecordSelect label="State" choices={states} value={values.state} onChange={(state) => show({ state })} />
        <RecordSelect label="Kind" choices={kinds} value={values.kind} onChange={(kind) => show({ kind })} />
      </RecordFilters>
      <RecordList
        label="Privacy requests"
        noun="request"
        columns={privacyRequestColumns({ onAnswer: (request, state) => setDecision({ request, state }) })}
        rowKey={({ id }) => id}
        page={data?.privacyRequests}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={
          <RecordEmpty icon="document" isFiltered={isFiltered} noun="request" onClear={clear}>
            Buyers ask on the page of their coupons, vendors in their profile. Enter what comes by mail or letter.
          </RecordEmpty>
        }
      />
      {decision !== null && (
        <AnswerRequestDialog
          {...decision}
          onAnswer={(text) => answer(decision.request, decision.state, text)}
          onClose={() => setDecision(null)}
        />
      )}
      {isEntering && <EnterRequestDialog onEnter={enter} onClose={() => setEntering(false)} />}
    </>
  );
}
