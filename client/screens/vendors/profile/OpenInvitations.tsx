import { Button } from 'antd';
import { useRef } from 'react';
import { describeInvitation, invitationTexts } from '../../../features/accounts/invitationTexts';
import { vendorRoleNames } from '../../../features/accounts/vendorRoleLabels';
import { useAttempt } from '../../../features/error-handling/useAttempt';
import { useInviteColleagueMutation, useWithdrawOwnInvitationMutation } from '../../../generated/Colleagues';
import type { VendorProfileScreenQuery } from '../../../generated/types';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import parts from '../../../features/own-account/account.module.css';
import styles from './VendorProfileScreen.module.css';

type Invitation = NonNullable<VendorProfileScreenQuery['vendorInvitations']>['edges'][number]['node'];

interface OpenInvitationsProps {
  vendorId: string;
  invitations: readonly Invitation[];
  onChanged: () => void;
}

/** Invitations without a login so far. */
export function OpenInvitations({ vendorId, invitations, onChanged }: OpenInvitationsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [invite] = useInviteColleagueMutation();
  const [withdraw] = useWithdrawOwnInvitationMutation();
  const attempt = useAttempt();
  if (invitations.length === 0) return null;

  async function sendAgain({ email, vendorRole }: Invitation): Promise<void> {
    const { done } = await attempt({
      run: () => invite({ variables: { input: { vendorId, email, vendorRole } } }),
      ...invitationTexts.sentAgain(email),
    });
    if (done) onChanged();
  }

  async function takeBack({ id, email }: Invitation): Promise<void> {
    const { done } = await attempt({
      run: () => withdraw({ variables: { input: { id } } }),
      ...invitationTexts.withdrawn(email),
    });
    if (!done) return;
    heading.current?.focus();
    onChanged();
  }

  return (
    <>
      <h3 id="open-invitations" ref={heading} tabIndex={-1} className={styles.subheading}>
        Invited, no login yet
      </h3>
      <ul className={styles.logins} aria-labelledby="open-invitations">
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.login}>
            <div>
              <strong>{invitation.email}</strong>
              <span className={parts.quiet}>
                {describeInvitation(vendorRoleNames[invitation.vendorRole], invitation)}
              </span>
            </div>
            <span className={styles.loginActions}>
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
    </>
  );
}
