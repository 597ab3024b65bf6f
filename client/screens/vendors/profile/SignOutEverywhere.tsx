import { Button } from 'antd';
import { useLogout } from '../../../features/session/useLogout';
import { useLogoutEverywhereMutation } from '../../../generated/LogoutEverywhere';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import styles from './VendorProfileScreen.module.css';

/** Ends every session of this login, including this one. */
export function SignOutEverywhere() {
  const [end, { loading }] = useLogoutEverywhereMutation();
  const logout = useLogout();
  const report = useReport();

  async function endAll(): Promise<void> {
    try {
      await end();
      await logout();
    } catch (error) {
      report({ tone: 'failure', text: `You are still signed in. ${readFailure(error).message}` });
    }
  }

  return (
    <section className={styles.part} aria-labelledby="sessions">
      <h2 id="sessions">Sessions</h2>
      <p className={styles.lead}>A telephone is lost, or a till is left signed in? End all sessions of your login.</p>
      <Button loading={loading} onClick={() => void endAll()}>
        Sign out everywhere
      </Button>
    </section>
  );
}
