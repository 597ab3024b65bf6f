import styles from './cells.module.css';
import type { GridRow } from '../GridRow';

/** Shows the sub-category. The tooltip adds its parent, because a name such as "Tours" can be ambiguous. */
export function CategoryCell({ row }: { row: GridRow }) {
  const { name, parent } = row.category;
  const full = parent === null ? name : `${parent.name} › ${name}`;
  return (
    <span className={styles.wrapped} title={full}>
      {name}
    </span>
  );
}
