import { Button } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog';
import styles from './SecretDialog.module.css';

interface SecretDialogProps {
  /** of what it is */
  name: string;
  what: 'key' | 'secret';
  secret: string;
  onClose: () => void;
}

/** Shows a new key or secret this once. It closes by its button only, so that a click beside it does not lose it. */
export function SecretDialog({ name, what, secret, onClose }: SecretDialogProps) {
  const [said, setSaid] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      setSaid('Copied.');
    } catch {
      setSaid('Your browser does not let us copy it. Select it, and copy it yourself.');
    }
  }

  return (
    <Dialog
      title={what === 'key' ? `The key “${name}”` : `The secret of “${name}”`}
      okText="I have kept it"
      onOk={onClose}
      onCancel={onClose}
      cancelButtonProps={{ style: { display: 'none' } }}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
    >
      <div className={styles.secret}>
        <p>Copy it now: it is shown this once. Keep it like a password, never in a web page or in shared code.</p>
        <code>{secret}</code>
        <div>
          <Button onClick={() => void copy()}>Copy the {what}</Button>
        </div>
        <p role="status">{said}</p>
      </div>
    </Dialog>
  );
}
