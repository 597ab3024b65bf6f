import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useSendTestMailToMeMutation } from '../../../generated/SettingsScreen';
import type { SendTestMailToMeMutation } from '../../../generated/types';
import { readFailure } from '../../../platform/errors/readFailure';
import { privatePaths } from '../../../shared/privatePaths';
import { useReport } from '../../../ui/last-actions/useReport';
import { Link } from '../../../ui/links/Link';
import styles from './SettingsScreen.module.css';

/** Sends a mail to whoever presses it, and says what the mail server answered. */
export function MailTest() {
  const [send, { loading }] = useSendTestMailToMeMutation();
  const [tried, setTried] = useState<SendTestMailToMeMutation['sendTestMail'] | null>(null);
  const report = useReport();
  async function sendIt(): Promise<void> {
    try {
      const { data } = await send();
      setTried(data?.sendTestMail ?? null);
    } catch (error) {
      report({ tone: 'failure', text: `The mail is not sent. ${readFailure(error).message}` });
    }
  }
  return (
    <>
      <p className={styles.actions}>
        <Button loading={loading} onClick={() => void sendIt()}>
          Send test mail
        </Button>
        <Link to={privatePaths.adminMails()}>All mails</Link>
      </p>
      {tried !== null && (
        <Alert
          className={styles.alert}
          role="status"
          showIcon
          type={tried.state === 'SENT' ? 'success' : 'warning'}
          title={tried.outcome}
        />
      )}
    </>
  );
}
