import { Button } from 'antd';
import { useState, useContext } from 'react';
import { Navigate, useParams } from 'react-router';
import { homeOf } from '../../../features/session/sessionPlaces';
import { useSession } from '../../../features/session/useSession';
import { SignInPage } from '../../../features/sign-in/SignInPage';
import { useVendorRegistrationScreenQuery } from '../../../generated/VendorRegistrationScreen';
import { readFailure } from '../../../platform/errors/readFailure';
import { Loading } from '../../../ui/feedback/Loading';
import { InvitationEnded } from './InvitationEnded';
import { InvitationUsed } from './InvitationUsed';
import { RegistrationForm } from './RegistrationForm';
import { StaffRegistrationForm } from './StaffRegistrationForm';
import { ContactEmailContext } from '../../../platform/page/contexts/ContactEmailContext';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';
import styles from './VendorRegistration.module.css';

/** The target of an invitation link: the registration form, or the reason why there is none. */
export default function VendorRegistrationScreen() {
  const { user: email = '', id: token = '' } = useParams();
  const [isRegistered, setRegistered] = useState(false);
  const { session } = useSession();
  const { data, error, refetch } = useVendorRegistrationScreenQuery({
    variables: { email, token },
    fetchPolicy: 'no-cache',
  });

  if (isRegistered && session !== null) return <Navigate to={homeOf(session)} replace />;
  if (error !== undefined) {
    return (
      <SignInPage
        title="Your invitation could not be read"
        problem={{ title: 'No answer', text: readFailure(error).message }}
      >
        <Button block size="large" onClick={() => void refetch()}>
          Try again
        </Button>
      </SignInPage>
    );
  }
  if (data === undefined) return <Loading />;
  const invitation = data.vendorInvitation;
  switch (invitation?.state) {
    case undefined:
      return <InvitationUnknown />;
    case 'USED':
      return <InvitationUsed email={email} />;
    case 'EXPIRED':
      return <InvitationEnded email={email} token={token} isOfStaff={invitation.staffRole !== null} />;
    case 'VALID': {
      const given = {
        email: invitation.email,
        token,
        onRegistered: () => setRegistered(true),
        onEnded: () => void refetch(),
      };
      if (invitation.staffRole !== null) return <StaffRegistrationForm {...given} />;
      return <RegistrationForm {...given} companyName={invitation.vendor?.companyName ?? ''} />;
    }
  }
}

/** The link is truncated, or a newer one has replaced it. */
function InvitationUnknown() {
  const contact = useContext(ContactEmailContext);
  return (
    <SignInPage
      title="This link does not work"
      lead="A newer invitation may have taken its place: open the latest mail from us, and use its whole link."
    >
      {contact !== null && (
        <p className={styles.text}>
          No other mail? Ask for a new one at <a href={`mailto:${contact}`}>{contact}</a>.
        </p>
      )}
      <p className={styles.text}>
        You have a login already? <Link to={paths.login()}>Sign in</Link>
      </p>
    </SignInPage>
  );
}
