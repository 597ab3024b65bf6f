import { Input } from 'antd';
import { useEffect, useState } from 'react';
import styles from '../BrochureGrid.module.css';

interface SearchFieldProps {
  /** the current search text */
  q: string;
  onSearch: (q: string) => void;
}

const restMs = 500;
const shortest = 2;

/**
 * Searches when typing pauses, and at once on Enter or the button. The field follows changes of the address (back,
 * clearing filters).
 */
export function SearchField({ q, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState({ q, text: q });
  const text = typed.q === q ? typed.text : q;

  useEffect(() => {
    const next = text.trim();
    if (next === q || (next !== '' && next.length < shortest)) return;
    const timer = setTimeout(() => onSearch(next), restMs);
    return () => clearTimeout(timer);
  }, [text, q, onSearch]);

  return (
    <Input.Search
      className={styles.search}
      aria-label="Search ads"
      placeholder="Search title, company, text"
      enterButton
      allowClear
      maxLength={200}
      value={text}
      onChange={(event) => setTyped({ q, text: event.target.value })}
      onSearch={(value) => onSearch(value.trim())}
    />
  );
}
