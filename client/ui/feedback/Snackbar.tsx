import { useEffect } from 'react';
import { Icon } from '../icons/Icon';
import styles from './Snackbar.module.css';

interface SnackbarProps {
  message: string | null;
  onHide: () => void;
}

/** docs/rules/screens.md#snackbar: an error snackbar hides by itself after 6 seconds. */
const hideAfterMs = 6000;

/** Red, bottom centre (docs/rules/screens.md#snackbar). */
export function Snackbar({ message, onHide }: SnackbarProps) {
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(onHide, hideAfterMs);
    return () => clearTimeout(timer);
  }, [message, onHide]);

  // the live region stands before its text, or some screen readers stay silent
  return (
    <div role="alert" className={styles.place}>
      {message !== null && (
        <p className={styles.snackbar}>
          <Icon name="alert" />
          {message}
        </p>
      )}
    </div>
  );
}
