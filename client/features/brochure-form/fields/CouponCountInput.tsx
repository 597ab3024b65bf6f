import { Checkbox, Input } from 'antd';
import { useBrochureForm } from '../BrochureFormContext';
import { useField } from '../useField';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';
import { groupThousands } from '../../../shared/formats/groupThousands';

function countHelp(taken: number, { least, most }: { least: number | null; most: number | null }): string {
  if (taken === 0) return `From ${least} to ${most}.`;
  return taken === 1 ? '1 is taken already.' : `${groupThousands(taken)} are taken already.`;
}

/** A number of coupons, or "unlimited". */
export function CouponCountInput() {
  const { couponsTaken } = useBrochureForm();
  const count = useField('numberOfCoupons');
  const unlimited = useField('couponsUnlimited');

  function setUnlimited(checked: boolean): void {
    unlimited.change(checked);
    if (checked) count.change('');
  }

  return (
    <FieldFrame field={count} help={countHelp(couponsTaken, count)}>
      <div className={styles.inline}>
        <Input
          {...count.control}
          value={count.value}
          inputMode="numeric"
          autoComplete="off"
          disabled={unlimited.value}
          onChange={(event) => count.change(event.target.value)}
        />
        <Checkbox checked={unlimited.value} onChange={(event) => setUnlimited(event.target.checked)}>
          Unlimited
        </Checkbox>
      </div>
    </FieldFrame>
  );
}
