import styles from './cells.module.css';
import type { GridRow } from '../GridRow';

/**
 * The company stands in where there is no title (docs/rules/ads-and-types.md#title-fallback), and says so by its tone.
 */
export function TitleCell({ row }: { row: GridRow }) {
  const hasTitle = row.title !== null && row.title.trim() !== '';
  return (
    <span className={styles.clipped} title={row.displayTitle}>
      {hasTitle ? <strong className={styles.title}>{row.displayTitle}</strong> : <em>{row.displayTitle}</em>}
      {hasTitle && row.companyName !== null && row.companyName !== row.displayTitle && (
        <span className={styles.quiet}> {row.companyName}</span>
      )}
    </span>
  );
}
