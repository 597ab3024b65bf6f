import { Alert, Button } from 'antd';
import { SignInPage } from '../../../features/sign-in/SignInPage';
import { useRenewVendorInvitationMutation } from '../../../generated/RenewVendorInvitation';
import { readFailure } from '../../../platform/errors/readFailure';

interface InvitationEndedProps {
  email: string;
  token: string;
  /** an invitation to the administration: only an administrator sends another */
  isOfStaff: boolean;
}

/** The page for an invitation link that is older than 14 days. */
export function InvitationEnded({ email, token, isOfStaff }: InvitationEndedProps) {
  const [renew, { data, error, loading }] = useRenewVendorInvitationMutation();
  const isSent = data?.renewVendorInvitation.ok === true;
  if (isOfStaff) {
    return (
      <SignInPage
        title="This invitation has ended"
        lead="Invitations work for 14 days. Ask the administrator who invited you to send it again."
      />
    );
  }
  return (
    <SignInPage
      title="This invitation has ended"
      lead={
        <>
          Invitations work for 14 days. A new one goes to <strong>{email}</strong>, the address that was invited.
        </>
      }
      problem={error === undefined ? null : { title: 'No mail was sent', text: readFailure(error).message }}
    >
      {isSent ? (
        <Alert
          type="success"
          showIcon
          role="status"
          title="A new invitation is on its way"
          description="It arrives within a few minutes. Look into the folder for unwanted mail too."
        />
      ) : (
        <Button
          block
          type="primary"
          size="large"
          loading={loading}
          onClick={() => void renew({ variables: { input: { email, token } } }).catch(() => undefined)}
        >
          Ask for a new one
        </Button>
      )}
    </SignInPage>
  );
}
