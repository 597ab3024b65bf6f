import { Button } from 'antd';
import type { Session } from '../../../features/session/Session';
import { homeOf } from '../../../features/session/sessionPlaces';
import { useLogout } from '../../../features/session/useLogout';
import { Link } from '../../../ui/Link';
import styles from './LoginScreen.module.css';

/** What somebody who is signed in already finds at the login: the way home, and the way out. */
export function SignedIn({ session }: { session: Session }) {
  const logout = useLogout();
  const { email, vendor } = session.user;
  return (
    <>
      <title>Signed in – Local Offers</title>
      <h1 className={styles.heading}>You are signed in</h1>
      <p className={styles.lead}>{vendor === null ? email : `As ${email}, for ${vendor.companyName}.`}</p>
      <p className={styles.lead}>
        <Link to={homeOf(session)}>See your ads</Link>
      </p>
      <Button block size="large" onClick={() => void logout()}>
        LOGOUT
      </Button>
    </>
  );
}
