import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldFrameProps {
  id: string;
  helpId: string;
  label: string;
  /** what helps to fill it in */
  help?: ReactNode;
  problem: string | undefined;
  children: ReactNode;
}

/** Label, control, and below it what is wrong, or else what helps. */
export function FieldFrame({ id, helpId, label, help, problem, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-field={id}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <p id={helpId} className={problem === undefined ? styles.help : styles.problem} aria-live="polite">
        {problem ?? help}
      </p>
    </div>
  );
}
