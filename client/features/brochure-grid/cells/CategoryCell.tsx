import styles from './cells.module.css';
import type { GridRow } from '../GridRow';

/** A sub-category alone may not say enough ("Tours"): its parent is there to be looked up. */
export function CategoryCell({ row }: { row: GridRow }) {
  const { name, parent } = row.category;
  const full = parent === null ? name : `${parent.name} › ${name}`;
  return (
    <span className={styles.wrapped} title={full}>
      {name}
    </span>
  );
}
