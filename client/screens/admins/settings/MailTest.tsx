import { Button } from 'antd';
import { useSendTestMailToMeMutation } from '../../../generated/SettingsScreen';
import { readFailure } from '../../../platform/errors/readFailure';
import { privatePaths } from '../../../shared/privatePaths';
import { useReport } from '../../../ui/last-actions/useReport';
import { Link } from '../../../ui/links/Link';
import styles from './SettingsScreen.module.css';

/** Sends a mail to whoever presses it. */
export function MailTest() {
  const [send, { loading }] = useSendTestMailToMeMutation();
  const report = useReport();
  async function sendIt(): Promise<void> {
    try {
      const { data } = await send();
      report({ tone: 'success', text: `A mail is on its way to ${data?.sendTestMail.recipient ?? 'you'}.` });
    } catch (error) {
      report({ tone: 'failure', text: `The mail is not sent. ${readFailure(error).message}` });
    }
  }
  return (
    <p className={styles.actions}>
      <Button loading={loading} onClick={() => void sendIt()}>
        Send test mail
      </Button>
      <Link to={privatePaths.adminMails()}>See what became of it</Link>
    </p>
  );
}
