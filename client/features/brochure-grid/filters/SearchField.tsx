import { Input } from 'antd';
import { useCallback, useEffect, useState } from 'react';
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
 * clearing filters), and keeps what is typed until the address has the search.
 */
export function SearchField({ q, onSearch }: SearchFieldProps) {
  // what is typed belongs to the search of the address that it was typed at, and to the search that was asked for
  const [typed, setTyped] = useState({ text: q, at: q, asked: q });
  if (q === typed.asked && q !== typed.at) setTyped({ ...typed, at: q });
  const text = q === typed.at || q === typed.asked ? typed.text : q;

  const search = useCallback(
    (next: string) => {
      setTyped((last) => ({ ...last, asked: next }));
      onSearch(next);
    },
    [onSearch],
  );

  useEffect(() => {
    const next = text.trim();
    // what was asked for is on its way
    if (next === q || next === typed.asked || (next !== '' && next.length < shortest)) return;
    const timer = setTimeout(() => search(next), restMs);
    return () => clearTimeout(timer);
  }, [text, q, typed.asked, search]);

  return (
    <Input.Search
      className={styles.search}
      aria-label="Search ads"
      placeholder="Search title, company, text"
      enterButton
      allowClear
      maxLength={200}
      value={text}
      onChange={(event) =>
        setTyped((last) => ({ text: event.target.value, at: q, asked: last.at === q ? last.asked : q }))
      }
      onSearch={(value) => search(value.trim())}
    />
  );
}
