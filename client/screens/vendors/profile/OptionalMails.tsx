import { Switch } from 'antd';
import { useId, useState } from 'react';
import { useAttempt } from '../../../features/error-handling/useAttempt';
import { useSetOptionalMailsMutation } from '../../../generated/SetOptionalMails';
import parts from '../../../features/own-account/account.module.css';
import styles from './VendorProfileScreen.module.css';

/** Turns reports and reminders to this login on or off, as the link in each of them does. */
export function OptionalMails({ isWanted }: { isWanted: boolean }) {
  const [isOn, setOn] = useState(isWanted);
  const [set, { loading }] = useSetOptionalMailsMutation();
  const attempt = useAttempt();
  const label = useId();

  async function change(wanted: boolean): Promise<void> {
    const { done } = await attempt({
      run: () => set({ variables: { input: { isWanted: wanted } } }),
      done: wanted ? 'Reports and reminders are mailed to you.' : 'No more reports and reminders are mailed to you.',
      notDone: 'Nothing is changed.',
    });
    if (done) setOn(wanted);
  }

  return (
    <section className={parts.part} aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      <p className={parts.lead}>
        The figures of your ads each month, and reminders before an ad ends. Mails about reviews come in any case.
      </p>
      <div className={styles.switch}>
        <Switch aria-labelledby={label} checked={isOn} loading={loading} onChange={(wanted) => void change(wanted)} />
        <span id={label}>Reports and reminders by mail</span>
      </div>
    </section>
  );
}
