import { useId } from 'react';
import { paths } from '../../shared/paths';
import field from '../../ui/form/Field.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './CouponForm.module.css';

interface TermsTickProps {
  checked: boolean;
  problem: string | undefined;
  onChange: (checked: boolean) => void;
}

/**
 * Consent to the terms only; it never includes marketing mail. The terms open in a new tab, so that the input stays.
 */
export function TermsTick({ checked, problem, onChange }: TermsTickProps) {
  const id = useId();
  const newTab = { target: '_blank', rel: 'noopener' };
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
        <label htmlFor={id}>
          I accept the{' '}
          <a href={paths.termsAndConditions()} {...newTab}>
            terms and conditions
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>{' '}
          and have read the{' '}
          <a href={paths.privacyPolicy()} {...newTab}>
            privacy policy
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </label>
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={field.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
