import type { ComponentProps } from 'react';
import { Field } from '../../ui/form/Field';

interface CouponFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  hint?: string;
  /** error message of the field */
  problem: string | undefined;
}

/** An input of the coupon's form. */
export function CouponField({ label, hint, problem, ...input }: CouponFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}
