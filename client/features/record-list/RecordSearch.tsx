import { Input } from 'antd';
import { useState } from 'react';
import { classNames } from '../../ui/classNames';
import styles from './RecordList.module.css';

interface RecordSearchProps {
  label: string;
  placeholder: string;
  /** the current search text */
  value: string;
  onSearch: (text: string) => void;
  /** true for numbers and codes, which need a short field */
  isShort?: boolean;
}

/** Searches on Enter and on the button. The field follows changes of the address (back, clearing filters). */
export function RecordSearch({ label, placeholder, value, onSearch, isShort = false }: RecordSearchProps) {
  const [typed, setTyped] = useState({ value, text: value });
  const text = typed.value === value ? typed.text : value;
  return (
    <Input.Search
      className={classNames(styles.search, isShort && styles.short)}
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
