import { Switch } from 'antd';
import { useId, useState } from 'react';
import { useAttempt } from '../error-handling/useAttempt';
import { useSetOptionalMailsMutation } from '../../generated/SetOptionalMails';
import styles from './account.module.css';

interface OptionalMailsProps {
  isWanted: boolean;
  /** which mails these are, and which come in any case */
  lead: string;
  /** their name beside the switch */
  name: string;
}

/** Turns optional mails to this login on or off, as the link in each of them does. */
export function OptionalMails({ isWanted, lead, name }: OptionalMailsProps) {
  const [isOn, setOn] = useState(isWanted);
  const [set, { loading }] = useSetOptionalMailsMutation();
  const attempt = useAttempt();
  const label = useId();

  async function change(wanted: boolean): Promise<void> {
    const { done } = await attempt({
      run: () => set({ variables: { input: { isWanted: wanted } } }),
      done: wanted ? 'These mails come to you again.' : 'No more of these mails come to you.',
      notDone: 'Nothing is changed.',
    });
    if (done) setOn(wanted);
  }

  return (
    <section className={styles.part} aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.switch}>
        <Switch aria-labelledby={label} checked={isOn} loading={loading} onChange={(wanted) => void change(wanted)} />
        <span id={label}>{name}</span>
      </div>
    </section>
  );
}
