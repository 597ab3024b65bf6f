import { Input } from 'antd';
import styles from './RecordList.module.css';

interface RecordDateProps {
  label: string;
  value: string;
  onChange: (isoDate: string) => void;
}

/** The browser's date field, for familiar input and accessibility. */
export function RecordDate({ label, value, onChange }: RecordDateProps) {
  return (
    <label className={styles.date}>
      {label}
      <Input type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
