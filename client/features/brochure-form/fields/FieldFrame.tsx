import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames';
import styles from './fields.module.css';

interface FieldFrameProps {
  /** of `useField` */
  field: {
    label: string;
    help: string | null;
    problem: string | undefined;
    width: string | null;
    helpId: string;
    control: { id: string };
  };
  /** instead of the description's */
  help?: string;
  /** its control counts characters in the right corner below it */
  isCounted?: boolean;
  children: ReactNode;
}

/** Label, control, and below it what is wrong, or else what helps. */
export function FieldFrame({ field, help, isCounted = false, children }: FieldFrameProps) {
  const { label, problem, width, helpId, control } = field;
  return (
    <div className={classNames(styles.field, isCounted && styles.counted)} data-width={width ?? undefined}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
      </label>
      {children}
      <p id={helpId} className={problem === undefined ? styles.help : styles.problem} aria-live="polite">
        {problem ?? help ?? field.help}
      </p>
    </div>
  );
}
