import type { ComponentProps } from 'react';
import { capitalise } from '../../shared/formats/capitalise';
import { groupThousands } from '../../shared/formats/groupThousands';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './FilterOption.module.css';

interface FilterOptionProps extends ComponentProps<'input'> {
  type: 'checkbox' | 'radio';
  label: string;
  /** ads with this value; null: not known, or no value */
  count?: number | null;
}

/** A value of a filter with its number of ads. One that would leave no ads cannot be chosen. */
export function FilterOption({ label, count = null, disabled = false, checked = false, ...input }: FilterOptionProps) {
  return (
    <label className={styles.option}>
      <input {...input} checked={checked} disabled={disabled || (count === 0 && !checked)} className={styles.input} />
      {capitalise(label)}
      {count !== null && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={styles.count}>{groupThousands(count)}</span>
          <VisuallyHidden>{count === 1 ? ' result' : ' results'}</VisuallyHidden>
        </>
      )}
    </label>
  );
}
