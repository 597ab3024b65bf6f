import type { ReactNode } from 'react';
import styles from './FilterForm.module.css';

/** The options of a filter under its name. */
export function FilterGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.options}>{children}</div>
    </fieldset>
  );
}
