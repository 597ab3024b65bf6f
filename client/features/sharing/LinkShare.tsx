import { Button } from '../../ui/buttons/Button';
import { MoreIcon } from '../../ui/icons/MoreIcon';
import styles from './LinkShare.module.css';

interface LinkShareProps {
  /** text of the button */
  label: string;
  onShare: () => void;
  isBusy?: boolean;
  isCopied?: boolean;
  /** outcome, announced by screen readers */
  message: string;
  /** link to copy by hand when the browser cannot copy it */
  url: string | null;
  /** label of the field with that link */
  urlLabel: string;
}

/** A button that shares a link, with its outcome. Shows the link itself when the browser cannot copy it. */
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
