import { useId } from 'react';
import { whenReminded } from '../../../shared/coupons/whenReminded';
import styles from './CouponForm.module.css';

interface ReminderTickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Never ticked in advance (docs/rules/prices-and-coupons.md#reminders). */
export function ReminderTick({ checked, onChange }: ReminderTickProps) {
  const id = useId();
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        name="remind"
        value="true"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>Remind me by mail {whenReminded}</label>
    </div>
  );
}
