import { LoadingTitle } from './LoadingTitle';
import styles from './Loading.module.css';

/** Stands while a screen's code is on its way (docs/rules/screens.md#public-layout). */
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
