import { Button, Modal } from 'antd';
import { siteName } from '../../shared/site';
import { saveText } from '../../platform/downloads/saveText';
import styles from './secondFactor.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown once. It closes only by its button, so that nobody loses the codes by a click beside it. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = `Recovery codes of ${siteName}\nEach of them signs in once.\n\n${codes.join('\n')}\n`;
  return (
    <Modal
      open
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title="Your recovery codes"
      footer={[
        <Button key="save" onClick={() => saveText(text, 'recovery-codes.txt', 'text/plain')}>
          Save as a file
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          I have kept them
        </Button>,
      ]}
    >
      <p>
        If your phone and your passkeys are lost, one of these codes signs you in. Each counts once. They are shown only
        now: print them, or keep them in a password manager.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
