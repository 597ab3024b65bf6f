import { useId, type ReactNode } from 'react';
import styles from './EnquiryForm.module.css';

interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  required: true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface EnquiryFieldProps {
  label: string;
  name: string;
  hint?: string | undefined;
  /** error message of the field */
  problem: string | undefined;
  /** renders the control */
  children: (props: ControlProps) => ReactNode;
}

/** A labelled control with its error message below. */
export function EnquiryField({ label, name, hint, problem, children }: EnquiryFieldProps) {
  const id = useId();
  const described = [problem !== undefined && `${id}-problem`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        ...{ id, name, className: styles.input, required: true, 'aria-invalid': problem !== undefined },
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
