import styles from './PreviewRibbon.module.css';

/** On ads that wait for review, seen through their id or vendor (docs/rules/visibility.md#pending-ads). */
export function PreviewRibbon() {
  return <p className={styles.ribbon}>Preview – not yet published</p>;
}
