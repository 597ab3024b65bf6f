import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames';
import styles from './fields.module.css';

interface FieldFrameProps {
  /** result of `useField` */
  field: {
    label: string;
    help: string | null;
    problem: string | undefined;
    width: string | null;
    helpId: string;
    control: { id: string };
  };
  /** replaces the help text of the field's description */
  help?: string;
  /** the control shows a character counter below its right corner */
  isCounted?: boolean;
  children: ReactNode;
}

/** Label and control, with the problem or else the help text below. */
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
