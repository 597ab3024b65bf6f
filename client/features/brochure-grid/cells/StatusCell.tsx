import { archiveReasonNames, nameOfStatus } from '../brochureLabels';
import styles from './cells.module.css';
import type { GridRow } from '../GridRow';

function remark({ status, archiveReason, isActive }: GridRow): string | null {
  if (status === 'ARCHIVED') return archiveReason === null ? null : archiveReasonNames[archiveReason];
  return status === 'PUBLISHED' && !isActive ? 'not in its dates' : null;
}

/** A coloured dot with the status, and a remark such as "not in its dates". */
export function StatusCell({ row }: { row: GridRow }) {
  const note = remark(row);
  return (
    <span className={styles.status} data-status={row.isDraft ? 'DRAFT' : row.status}>
      {nameOfStatus(row)}
      {note !== null && <span className={styles.quiet}>{note}</span>}
    </span>
  );
}
