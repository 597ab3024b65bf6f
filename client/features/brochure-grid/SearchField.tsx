import { Input } from 'antd';
import { useState } from 'react';
import styles from './BrochureGrid.module.css';

interface SearchFieldProps {
  /** what is searched for now */
  q: string;
  onSearch: (q: string) => void;
}

/** Searches on Enter and on the button. The field follows the address when that changes (back, clearing filters). */
export function SearchField({ q, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState({ q, text: q });
  const text = typed.q === q ? typed.text : q;
  return (
    <Input.Search
      className={styles.search}
      aria-label="Search ads"
      placeholder="Search title, company, text"
      enterButton
      allowClear
      value={text}
      onChange={(event) => setTyped({ q, text: event.target.value })}
      onSearch={(value) => onSearch(value.trim())}
    />
  );
}
