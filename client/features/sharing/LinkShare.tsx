import { Button } from '../../ui/buttons/Button';
import { MoreIcon } from '../../ui/icons/MoreIcon';
import styles from './LinkShare.module.css';

interface LinkShareProps {
  /** the button's text */
  label: string;
  onShare: () => void;
  isBusy?: boolean;
  isCopied?: boolean;
  /** read out when it changes */
  message: string;
  /** the link to copy by hand where the browser did not copy it */
  url: string | null;
  /** what the field with that link is called */
  urlLabel: string;
}

/** A button that shares a link, its outcome, and the link itself where the browser could not copy it. */
export function LinkShare({
  label,
  onShare,
  isBusy = false,
  isCopied = false,
  message,
  url,
  urlLabel,
}: LinkShareProps) {
  return (
    <div className={styles.share}>
      <Button onClick={onShare} disabled={isBusy} aria-busy={isBusy}>
        <MoreIcon name={isCopied ? 'check' : 'share'} />
        {label}
      </Button>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {url !== null && (
        <input
          className={styles.link}
          aria-label={urlLabel}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
