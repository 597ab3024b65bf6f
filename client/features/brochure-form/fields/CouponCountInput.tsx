import { Checkbox, Input } from 'antd';
import { useBrochureForm } from '../BrochureFormContext';
import { useField } from '../useField';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';

function takenWords(taken: number): string {
  if (taken === 0) return 'From 1 to 9998.';
  return taken === 1 ? '1 is taken already.' : `${taken.toLocaleString('en-AU')} are taken already.`;
}

/** A number of coupons, or that they never run out. */
export function CouponCountInput() {
  const { couponsTaken } = useBrochureForm();
  const count = useField('numberOfCoupons');
  const unlimited = useField('couponsUnlimited');
  if (!count.isWritable) return null;
  const { id, helpId, label, problem } = count;

  function setUnlimited(checked: boolean): void {
    unlimited.change(checked);
    if (checked) count.change('');
  }

  return (
    <FieldFrame id={id} helpId={helpId} label={label} help={takenWords(couponsTaken)} problem={problem}>
      <div className={styles.inline}>
        <Input
          id={id}
          className={styles.control}
          value={count.value}
          inputMode="numeric"
          autoComplete="off"
          disabled={unlimited.value}
          status={problem === undefined ? '' : 'error'}
          aria-invalid={problem !== undefined}
          aria-describedby={helpId}
          onChange={(event) => count.change(event.target.value)}
          onBlur={count.leave}
        />
        <Checkbox checked={unlimited.value} onChange={(event) => setUnlimited(event.target.checked)}>
          Unlimited
        </Checkbox>
      </div>
    </FieldFrame>
  );
}
