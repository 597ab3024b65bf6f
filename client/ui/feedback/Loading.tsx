import { LoadingTitle } from './LoadingTitle';
import styles from './Loading.module.css';

/** Shown while a screen's code loads (docs/rules/screens.md#public-layout). */
export function Loading() {
  return (
    <>
      <LoadingTitle />
      <p className={styles.loading} role="status">
        Loading
      </p>
    </>
  );
}
