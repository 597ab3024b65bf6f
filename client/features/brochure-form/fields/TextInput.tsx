import { Input } from 'antd';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useField } from '../useField';
import type { TextField } from '../values/BrochureFormValues';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';

interface TextInputProps {
  name: TextField;
  help?: ReactNode;
  /** the most characters that are taken; the field counts them */
  atMost?: number;
  prefix?: ReactNode;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url';
  disabled?: boolean;
}

/** An ad's details are nobody's own: the browser fills in nothing. */
const noAutoComplete: HTMLInputAutoCompleteAttribute = 'off';

export function TextInput({ name, help, atMost, prefix, inputMode, disabled = false }: TextInputProps) {
  const { value, problem, label, id, helpId, isWritable, change, leave } = useField(name);
  if (!isWritable) return null;
  return (
    <FieldFrame id={id} helpId={helpId} label={label} help={help} problem={problem}>
      <Input
        id={id}
        className={styles.control}
        value={value}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={helpId}
        autoComplete={noAutoComplete}
        inputMode={inputMode}
        prefix={prefix}
        disabled={disabled}
        count={atMost === undefined ? undefined : { max: atMost, show: true }}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
