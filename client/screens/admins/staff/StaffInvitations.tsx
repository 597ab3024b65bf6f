import { Button } from 'antd';
import { describeInvitation, invitationTexts } from '../../../features/accounts/invitationTexts';
import { staffRoleNames } from '../../../features/accounts/staffRoleLabels';
import { useVerb } from '../../../features/brochure-lifecycle/useVerb';
import { useInviteStaffMutation, useWithdrawStaffInvitationMutation } from '../../../generated/ChangeStaff';
import type { StaffScreenQuery } from '../../../generated/types';
import { PageSection } from '../../../ui/page/PageSection';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './StaffScreen.module.css';

type Invitation = StaffScreenQuery['vendorInvitations']['edges'][number]['node'];

interface StaffInvitationsProps {
  invitations: readonly Invitation[];
  onChanged: () => void;
}

/** Invitations to the administration without a login so far. */
export function StaffInvitations({ invitations, onChanged }: StaffInvitationsProps) {
  const [invite] = useInviteStaffMutation();
  const [withdraw] = useWithdrawStaffInvitationMutation();
  const attempt = useVerb();
  if (invitations.length === 0) return null;

  async function sendAgain({ email, staffRole }: Invitation): Promise<void> {
    const isDone = await attempt({
      run: () => invite({ variables: { input: { email, staffRole: staffRole ?? 'READER' } } }),
      ...invitationTexts.sentAgain(email),
    });
    if (isDone) onChanged();
  }

  async function takeBack({ id, email }: Invitation): Promise<void> {
    const isDone = await attempt({
      run: () => withdraw({ variables: { input: { id } } }),
      ...invitationTexts.withdrawn(email),
    });
    if (isDone) onChanged();
  }

  return (
    <PageSection title="Invited, no login yet">
      <ul className={styles.invitations}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.invitation}>
            <div>
              <strong>{invitation.email}</strong>
              <span className={styles.quiet}>
                {describeInvitation(staffRoleNames[invitation.staffRole ?? 'READER'], invitation)}
              </span>
            </div>
            <span className={styles.verbs}>
              <Button onClick={() => void sendAgain(invitation)}>
                Send again<VisuallyHidden> to {invitation.email}</VisuallyHidden>
              </Button>
              <Button onClick={() => void takeBack(invitation)}>
                Withdraw<VisuallyHidden> {invitation.email}</VisuallyHidden>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
