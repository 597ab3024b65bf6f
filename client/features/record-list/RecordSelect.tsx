import { Select } from 'antd';
import styles from './RecordList.module.css';

interface RecordSelectProps {
  label: string;
  choices: readonly { value: string; label: string }[];
  /** empty: all */
  value: string;
  onChange: (value: string) => void;
}

export function RecordSelect({ label, choices, value, onChange }: RecordSelectProps) {
  return (
    <Select
      className={styles.select}
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      value={value === '' ? null : value}
      options={[...choices]}
      onChange={(chosen: string | null | undefined) => onChange(chosen ?? '')}
    />
  );
}
