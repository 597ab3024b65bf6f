import { useEffect } from 'react';
import { Icon } from '../icons/Icon';
import styles from './Snackbar.module.css';

interface SnackbarProps {
  message: string | null;
  onHide: () => void;
}

/** Time until an error snackbar hides (docs/rules/screens.md#snackbar). */
const hideAfterMs = 6000;

/** An error message, red, at the bottom centre (docs/rules/screens.md#snackbar). */
export function Snackbar({ message, onHide }: SnackbarProps) {
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(onHide, hideAfterMs);
    return () => clearTimeout(timer);
  }, [message, onHide]);

  // the live region is in the page before its text, otherwise some screen readers stay silent
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
