import { SignInPage } from '../../../features/sign-in/SignInPage';
import { paths } from '../../../shared/paths';
import { privatePaths } from '../../../shared/privatePaths';
import { Link } from '../../../ui/links/Link';
import styles from './VendorRegistration.module.css';

export function InvitationUsed({ email }: { email: string }) {
  return (
    <SignInPage
      title="You have registered already"
      lead={
        <>
          This invitation made the login of <strong>{email}</strong>. There is nothing left to do but sign in.
        </>
      }
    >
      <p className={styles.text}>
        <Link to={paths.login()}>Sign in</Link>
      </p>
      <p className={styles.text}>
        <Link to={privatePaths.forgotPassword()}>I have forgotten my password</Link>
      </p>
    </SignInPage>
  );
}
