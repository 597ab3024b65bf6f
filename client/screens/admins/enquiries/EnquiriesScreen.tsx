import { useState } from 'react';
import { RecordEmpty } from '../../../features/record-list/RecordEmpty';
import { RecordFilters } from '../../../features/record-list/RecordFilters';
import { RecordList } from '../../../features/record-list/RecordList';
import { RecordSelect } from '../../../features/record-list/RecordSelect';
import { freshRecords, getRecords } from '../../../features/record-list/getRecords';
import { useRecordView } from '../../../features/record-list/useRecordView';
import { useMay } from '../../../features/session/useMay';
import { VendorLoginDialog } from '../../../features/vendor-login/VendorLoginDialog';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useEnquiriesScreenQuery } from '../../../generated/EnquiriesScreen';
import { useHandleVisitorEnquiryMutation } from '../../../generated/HandleVisitorEnquiry';
import type { EnquiryState } from '../../../generated/types';
import { PageHeading } from '../../../ui/page/PageHeading';
import { enquiryColumns, type EnquiryRow } from './enquiryColumns';
import { enquiryKindNames, enquiryStateNames, readEnquiryKind, readEnquiryState } from './enquiryLabels';
import { AcceptAdvertiserDialog, RefuseAdvertiserDialog } from './AdvertiserDialog';
import { useAdvertiserDecisions } from './useAdvertiserDecisions';
import { HandleEnquiryDialog } from './HandleEnquiryDialog';

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const states = choicesOf(enquiryStateNames);
const kinds = choicesOf(enquiryKindNames);

interface Decision {
  enquiry: EnquiryRow;
  state: EnquiryState;
}

/** Visitors' requests: what they ask, and what became of it (docs/rules/enquiries.md#handling). */
export default function EnquiriesScreen() {
  const { values, isFiltered, paging, show, clear, showPage } = useRecordView(['state', 'kind']);
  const variables = { state: readEnquiryState(values.state), kind: readEnquiryKind(values.kind), ...paging };
  const { data, loading, error, onRetry } = getRecords(useEnquiriesScreenQuery({ ...freshRecords, variables }));
  const [decision, setDecision] = useState<Decision | null>(null);
  const [invited, setInvited] = useState<EnquiryRow | null>(null);
  const [decided, setDecided] = useState<{ enquiry: EnquiryRow; isAccepted: boolean } | null>(null);
  const may = useMay();
  const handle = useHandleEnquiry();
  const { accept, refuse } = useAdvertiserDecisions();
  const onHandle = (enquiry: EnquiryRow, state: EnquiryState) => {
    if (state === 'OPEN') void handle(enquiry, state, '');
    else setDecision({ enquiry, state });
  };
  return (
    <>
      <PageHeading title="Enquiries" subtitle="What visitors ask: claims, corrections, problems and messages." />
      <RecordFilters label="Filter the enquiries" isFiltered={isFiltered} onClear={clear}>
        <RecordSelect label="State" choices={states} value={values.state} onChange={(state) => show({ state })} />
        <RecordSelect label="Kind" choices={kinds} value={values.kind} onChange={(kind) => show({ kind })} />
      </RecordFilters>
      <RecordList
        label="Enquiries"
        noun="message"
        columns={enquiryColumns({
          ...{ may, onHandle, onInvite: setInvited },
          onDecide: (enquiry, isAccepted) => setDecided({ enquiry, isAccepted }),
        })}
        rowKey={({ id }) => id}
        page={data?.enquiries}
        loading={loading}
        error={error}
        onRetry={onRetry}
        onPage={showPage}
        empty={
          <RecordEmpty icon="document" isFiltered={isFiltered} noun="message" onClear={clear}>
            Messages from the forms of the site appear here.
          </RecordEmpty>
        }
      />
      {decision !== null && (
        <HandleEnquiryDialog
          title={`${decision.state === 'DONE' ? 'Done' : 'Decline'}: ${enquiryKindNames[decision.enquiry.kind]} of ${decision.enquiry.name}`}
          verb={decision.state === 'DONE' ? 'Mark as done' : 'Decline'}
          onConfirm={(note) => handle(decision.enquiry, decision.state, note)}
          onClose={() => setDecision(null)}
        />
      )}
      {decided?.isAccepted === true && (
        <AcceptAdvertiserDialog
          enquiry={decided.enquiry}
          onAccept={(vendorId) => accept(decided.enquiry, vendorId)}
          onClose={() => setDecided(null)}
        />
      )}
      {decided?.isAccepted === false && (
        <RefuseAdvertiserDialog
          enquiry={decided.enquiry}
          onRefuse={(reason) => refuse(decided.enquiry, reason)}
          onClose={() => setDecided(null)}
        />
      )}
      {invited !== null && invited.brochure !== null && (
        <VendorLoginDialog
          brochure={invited.brochure}
          suggestedEmail={invited.email}
          onClose={() => setInvited(null)}
        />
      )}
    </>
  );
}

function useHandleEnquiry(): (enquiry: EnquiryRow, state: EnquiryState, note: string) => Promise<boolean> {
  const [mutate] = useHandleVisitorEnquiryMutation();
  const attempt = useVerb();
  return ({ id, name }, state, note) =>
    attempt({
      run: () => mutate({ variables: { input: { id, state, note: note === '' ? null : note } } }),
      done: `The enquiry of ${name} is ${enquiryStateNames[state].toLowerCase()}.`,
      notDone: `The enquiry of ${name} stays as it is.`,
    });
}
