import styles from './PreviewRibbon.module.css';

/** Marks ads pending review that are shown by id or vendor (docs/rules/visibility.md#pending-ads). */
export function PreviewRibbon() {
  return <p className={styles.ribbon}>Preview – not yet published</p>;
}
