import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames';
import styles from './fields.module.css';

interface FieldFrameProps {
  id: string;
  helpId: string;
  label: string;
  /** what helps to fill it in */
  help?: ReactNode;
  problem: string | undefined;
  /** its control counts characters in the right corner below it */
  isCounted?: boolean;
  children: ReactNode;
}

/** Label, control, and below it what is wrong, or else what helps. */
export function FieldFrame({ id, helpId, label, help, problem, isCounted = false, children }: FieldFrameProps) {
  return (
    <div className={classNames(styles.field, isCounted && styles.counted)}>
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
