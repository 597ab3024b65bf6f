import { Input } from 'antd';
import { useState } from 'react';
import styles from './RecordList.module.css';

interface RecordSearchProps {
  label: string;
  placeholder: string;
  /** what is searched for now */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches on Enter and on the button. The field follows the address when that changes (back, clearing filters). */
export function RecordSearch({ label, placeholder, value, onSearch }: RecordSearchProps) {
  const [typed, setTyped] = useState({ value, text: value });
  const text = typed.value === value ? typed.text : value;
  return (
    <Input.Search
      className={styles.search}
      aria-label={label}
      placeholder={placeholder}
      enterButton
      allowClear
      maxLength={100}
      value={text}
      onChange={(event) => setTyped({ value, text: event.target.value })}
      onSearch={(searched) => onSearch(searched.trim())}
    />
  );
}
