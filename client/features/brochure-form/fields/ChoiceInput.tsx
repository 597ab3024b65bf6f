import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useField } from '../useField';
import { FieldFrame } from './FieldFrame';
import styles from './fields.module.css';

interface Option {
  value: string;
  label: string;
}

interface ChoiceInputProps {
  name: 'category' | 'mapArea' | 'address.state';
  options: readonly (Option | { label: string; options: readonly Option[] })[];
  help?: ReactNode;
  /** what is shown where nothing is chosen; optional choices offer it to be chosen again */
  placeholder: string;
  isOptional?: boolean;
}

/** One of many, found by typing. */
export function ChoiceInput({ name, options, placeholder, help, isOptional = false }: ChoiceInputProps) {
  const { value, problem, label, id, helpId, isWritable, change, leave } = useField(name);
  if (!isWritable) return null;
  return (
    <FieldFrame id={id} helpId={helpId} label={label} help={help} problem={problem}>
      <Select<string>
        id={id}
        className={styles.control}
        value={value === '' && !isOptional ? undefined : value}
        placeholder={placeholder}
        showSearch={{ optionFilterProp: 'label' }}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={helpId}
        options={[...(isOptional ? [{ value: '', label: placeholder }] : []), ...options] as Option[]}
        onChange={change}
        onBlur={leave}
      />
    </FieldFrame>
  );
}
