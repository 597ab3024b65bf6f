import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** error message of the field */
  problem: string | undefined;
  /** renders the control */
  children: (props: ControlProps) => ReactNode;
}

/** A labelled control with its error message below. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  const described = [problem !== undefined && `${id}-problem`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        ...{ id, className: styles.input, 'aria-invalid': problem !== undefined },
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
