import { useId } from 'react';
import field from '../../ui/form/Field.module.css';
import { TermsLabel } from '../legal/TermsLabel';
import styles from './CouponForm.module.css';

interface TermsTickProps {
  checked: boolean;
  problem: string | undefined;
  onChange: (checked: boolean) => void;
}

/** Consent to the terms only; it never includes marketing mail. */
export function TermsTick({ checked, problem, onChange }: TermsTickProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <div className={styles.tick}>
        <input
          id={id}
          type="checkbox"
          name="acceptTerms"
          value="true"
          checked={checked}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <TermsLabel htmlFor={id} />
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={field.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
