import styles from './cells.module.css';
import type { GridRow } from '../GridRow';

/** Shows the company, in another style, when the title is missing (docs/rules/ads-and-types.md#title-fallback). */
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
