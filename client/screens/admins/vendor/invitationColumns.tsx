import { Button } from 'antd';
import { Moment } from '../../../features/record-list/Moment';
import { StateDot } from '../../../features/record-list/StateDot';
import type { DataGridColumn } from '../../../ui/data-grid/DataGridColumn';
import type { Invitation } from './SelectedVendor';
import styles from './VendorScreen.module.css';
import type { VendorInvitationState } from '../../../generated/types';

const invitationStateNames: Readonly<Record<VendorInvitationState, string>> = {
  VALID: 'Waiting',
  USED: 'Taken up',
  EXPIRED: 'Expired',
};

const invitationStateTones = {
  VALID: 'processing',
  USED: 'success',
  EXPIRED: 'default',
} as const satisfies Record<VendorInvitationState, string>;

export function invitationColumns(onSendAgain: (invitation: Invitation) => void): DataGridColumn<Invitation>[] {
  return [
    { key: 'email', title: 'Email', fold: 'head', render: ({ email }) => <span className={styles.wrap}>{email}</span> },
    {
      key: 'state',
      title: 'State',
      width: 130,
      render: ({ state }) => <StateDot tone={invitationStateTones[state]}>{invitationStateNames[state]}</StateDot>,
    },
    {
      key: 'sent',
      title: 'Last sent',
      width: 220,
      fold: 'wide',
      render: ({ sentAt, sentCount }) => (
        <>
          <Moment at={sentAt} /> ({sentCount === 1 ? 'once' : `${sentCount} times`})
        </>
      ),
    },
    {
      key: 'until',
      title: 'Works until',
      width: 190,
      fold: 'wide',
      render: ({ expiresAt, state }) => <Moment at={state === 'USED' ? null : expiresAt} />,
    },
    {
      key: 'actions',
      title: 'Actions',
      width: 130,
      fold: 'foot',
      render: (invitation) =>
        invitation.state !== 'USED' && (
          <Button size="small" aria-label={`Send again: ${invitation.email}`} onClick={() => onSendAgain(invitation)}>
            Send again
          </Button>
        ),
    },
  ];
}
