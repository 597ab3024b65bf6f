import { Input } from 'antd';
import { useField } from '../useField';
import type { TextField } from '../values/BrochureFormValues';
import { FieldFrame } from './FieldFrame';

/** Multi-line text with a counter. */
export function LongTextInput({ name }: { name: TextField }) {
  const field = useField(name);
  const { most, value, change, control } = field;
  return (
    <FieldFrame field={field} isCounted>
      <Input.TextArea
        {...control}
        value={value}
        autoSize={{ minRows: (most ?? 0) > 1000 ? 3 : 2, maxRows: 24 }}
        count={most === null ? undefined : { max: most, show: true }}
        onChange={(event) => change(event.target.value)}
      />
    </FieldFrame>
  );
}
