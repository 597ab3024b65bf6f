import styles from './MoreFailed.module.css';

/** Beside "Show more" of a public list, which tries again. */
export function MoreFailed() {
  return (
    <p role="alert" className={styles.failure}>
      More offers could not be loaded. Try again.
    </p>
  );
}
