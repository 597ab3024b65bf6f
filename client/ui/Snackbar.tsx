import { useEffect } from 'react';
import { Icon } from './Icon';
import styles from './Snackbar.module.css';

interface SnackbarProps {
  message: string | null;
  onHide: () => void;
}

/** Specification, section 9: an error snackbar hides by itself after 6 seconds. */
const hideAfterMs = 6000;

/** Red, bottom centre (specification, section 8). */
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
