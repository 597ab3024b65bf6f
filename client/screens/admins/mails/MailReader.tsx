import { SideDrawer } from '../../../ui/dialog/SideDrawer';
import styles from './MailsScreen.module.css';
import type { OutboxMail } from './mailColumns';

interface MailReaderProps {
  /** null: none is open */
  mail: OutboxMail | null;
  onClose: () => void;
}

const secret =
  'This mail holds a link that opens something, so what it says is for its recipient only. It is not kept once it is sent.';

export function MailReader({ mail, onClose }: MailReaderProps) {
  return (
    <SideDrawer open={mail !== null} onClose={onClose} title={mail?.subject ?? ''} size={520} destroyOnHidden>
      {mail !== null && (
        <>
          <p>To {mail.recipient}</p>
          {mail.body === null ? <p>{secret}</p> : <pre className={styles.text}>{mail.body}</pre>}
          {mail.attachmentNames.length > 0 && <p>With it: {mail.attachmentNames.join(', ')}</p>}
        </>
      )}
    </SideDrawer>
  );
}
