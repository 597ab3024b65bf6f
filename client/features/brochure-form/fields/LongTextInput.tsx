import { Input } from 'antd';
import { useField } from '../useField';
import type { TextField } from '../values/BrochureFormValues';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';

interface LongTextInputProps {
  name: TextField;
  atMost: number;
  rows: number;
  help?: string;
}

export function LongTextInput({ name, atMost, rows, help }: LongTextInputProps) {
  const { value, problem, label, id, helpId, isWritable, change, leave } = useField(name);
  if (!isWritable) return null;
  return (
    <FieldFrame id={id} helpId={helpId} label={label} help={help} problem={problem} isCounted>
      <Input.TextArea
        id={id}
        className={styles.control}
        value={value}
        autoSize={{ minRows: rows, maxRows: 24 }}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={helpId}
        count={{ max: atMost, show: true }}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
