import { Input } from 'antd';
import type { HTMLAttributes } from 'react';
import { useField } from '../useField';
import type { FieldKind, TextField } from '../values/BrochureFormValues';
import { FieldFrame } from './FieldFrame';

const inputModes: Partial<Record<FieldKind, HTMLAttributes<HTMLElement>['inputMode']>> = {
  cents: 'decimal',
  count: 'numeric',
  email: 'email',
  phone: 'tel',
  url: 'url',
};

/** A line; a title counts its characters. */
export function TextInput({ name }: { name: TextField }) {
  const field = useField(name);
  const { kind, most, value, change, control } = field;
  return (
    <FieldFrame field={field}>
      <Input
        {...control}
        value={value}
        // an ad's details are nobody's own: the browser fills in nothing
        autoComplete="off"
        inputMode={name === 'address.postcode' ? 'numeric' : inputModes[kind]}
        prefix={kind === 'cents' ? '$' : undefined}
        count={kind === 'title' && most !== null ? { max: most, show: true } : undefined}
        onChange={(event) => change(event.target.value)}
      />
    </FieldFrame>
  );
}
