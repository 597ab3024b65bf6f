import { useContext } from 'react';
import { SignInPage } from '../../../features/sign-in/SignInPage';
import { ContactEmailContext } from '../../../platform/page/ContactEmailContext';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/Link';
import styles from './VendorRegistration.module.css';

/** The link is cut off, or a newer one took its place. */
export function InvitationUnknown() {
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
