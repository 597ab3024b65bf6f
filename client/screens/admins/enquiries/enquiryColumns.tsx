import { Button } from 'antd';
import { brochurePath } from '../../../features/brochures/brochurePath';
import { HistoryLink } from '../../../features/record-list/HistoryLink';
import { Moment } from '../../../features/record-list/Moment';
import { StateDot } from '../../../features/record-list/StateDot';
import type { EnquiriesScreenQuery, EnquiryState } from '../../../generated/types';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import type { StaffAction } from '../../../generated/staffRights';
import { formatAbn } from '../../../../shared/abn/formatAbn';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';
import styles from './EnquiriesScreen.module.css';
import { enquiryKindNames, enquiryStateNames, enquiryStateTones } from './enquiryLabels';

export type EnquiryRow = EnquiriesScreenQuery['enquiries']['edges'][number]['node'];

interface EnquiryActions {
  onHandle: (enquiry: EnquiryRow, state: EnquiryState) => void;
  onInvite: (enquiry: EnquiryRow) => void;
  /** accepts a business, or declines it with a reason */
  onDecide: (enquiry: EnquiryRow, isAccepted: boolean) => void;
  may: (action: StaffAction) => boolean;
}

export function enquiryColumns(actions: EnquiryActions): DataGridColumn<EnquiryRow>[] {
  return [
    { key: 'enquiry', title: 'Enquiry', fold: 'head', render: (enquiry) => <EnquiryCell enquiry={enquiry} /> },
    {
      key: 'message',
      title: 'Message',
      fold: 'wide',
      render: ({ message }) => <div className={styles.message}>{message}</div>,
    },
    { key: 'state', title: 'State', width: 190, fold: 'wide', render: (enquiry) => <StateCell enquiry={enquiry} /> },
    { key: 'sent', title: 'Sent', width: 130, fold: 'wide', render: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      key: 'actions',
      title: 'Actions',
      width: 240,
      fold: 'foot',
      render: (enquiry) => <ActionsCell enquiry={enquiry} {...actions} />,
    },
  ];
}

function EnquiryCell({ enquiry }: { enquiry: EnquiryRow }) {
  const { kind, name, email, brochure } = enquiry;
  return (
    <div className={styles.sender}>
      <strong>{enquiryKindNames[kind]}</strong>
      {brochure !== null && (
        <div>
          <Link to={brochurePath(brochure)}>{brochure.displayTitle}</Link>
        </div>
      )}
      <Business enquiry={enquiry} />
      <div className={styles.muted}>
        {name}, <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
      </div>
    </div>
  );
}

/** The business that asks to advertise, and, until that is decided, the vendors that it may be already. */
function Business({ enquiry: { state, companyName, abn, phoneNo, similarVendors } }: { enquiry: EnquiryRow }) {
  if (companyName === null) return null;
  const facts = [abn === null ? null : `ABN ${formatAbn(abn)}`, phoneNo].filter((fact) => fact !== null);
  return (
    <>
      <div>{companyName}</div>
      <div className={styles.muted}>{facts.join(', ')}</div>
      {state === 'OPEN' && similarVendors.length > 0 && (
        <div className={styles.similar}>
          {'May be a vendor already: '}
          {similarVendors.map(({ id, databaseId, companyName: known }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Link to={privatePaths.adminVendor(databaseId)}>{known}</Link>
            </span>
          ))}
        </div>
      )}
    </>
  );
}

function StateCell({ enquiry: { id, name, state, handledAt, handledBy, note } }: { enquiry: EnquiryRow }) {
  return (
    <div>
      <StateDot tone={enquiryStateTones[state]}>{enquiryStateNames[state]}</StateDot>
      {handledAt !== null && (
        <div className={styles.muted}>
          <Moment at={handledAt} /> {handledBy?.email}
        </div>
      )}
      {note !== null && <div className={styles.muted}>{note}</div>}
      <HistoryLink to={privatePaths.adminEnquiryHistory(id)} of={`the enquiry of ${name}`} />
    </div>
  );
}

function ActionsCell({ enquiry, onHandle, onInvite, onDecide, may }: EnquiryActions & { enquiry: EnquiryRow }) {
  const { kind, name, state, brochure } = enquiry;
  if (state !== 'OPEN') {
    return (
      <Button size="small" aria-label={`Open again: ${name}`} onClick={() => onHandle(enquiry, 'OPEN')}>
        Open again
      </Button>
    );
  }
  if (enquiry.companyName !== null) {
    if (!may('acceptAdvertiser') && !may('refuseAdvertiser')) {
      return <span className={styles.muted}>An administrator decides.</span>;
    }
    return (
      <div className={styles.actions}>
        {may('acceptAdvertiser') && (
          <Button size="small" aria-label={`Accept: ${name}`} onClick={() => onDecide(enquiry, true)}>
            Accept
          </Button>
        )}
        {may('refuseAdvertiser') && (
          <Button size="small" aria-label={`Decline: ${name}`} onClick={() => onDecide(enquiry, false)}>
            Decline
          </Button>
        )}
      </div>
    );
  }
  const isClaim = kind === 'CLAIM' && brochure !== null;
  return (
    <div className={styles.actions}>
      {isClaim && may('inviteVendor') && (
        <Button size="small" aria-label={`Invite: ${name}`} onClick={() => onInvite(enquiry)}>
          Invite
        </Button>
      )}
      <Button size="small" aria-label={`Done: ${name}`} onClick={() => onHandle(enquiry, 'DONE')}>
        Done
      </Button>
      <Button size="small" aria-label={`Decline: ${name}`} onClick={() => onHandle(enquiry, 'DECLINED')}>
        Decline
      </Button>
      {isClaim && !may('inviteVendor') && <span className={styles.muted}>An administrator invites.</span>}
    </div>
  );
}
