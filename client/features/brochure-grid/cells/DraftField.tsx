import { Input } from 'antd';
import { useId, useState } from 'react';
import styles from '../BrochureGrid.module.css';

interface DraftFieldProps {
  label: string;
  hint?: string;
  value: string;
  inputMode?: 'numeric';
  maxLength?: number;
  /** called on Enter and on blur if the text has changed */
  onSettle: (text: string) => void;
}

/** Keeps the typed text locally until it is committed, so that typing never waits for the table. */
export function DraftField({ label, hint, value, onSettle, ...rest }: DraftFieldProps) {
  const [typed, setTyped] = useState({ value, text: value });
  const text = typed.value === value ? typed.text : value;
  const id = useId();
  const settle = () => {
    if (text !== value) onSettle(text);
  };
  return (
    <div className={styles.either}>
      <label htmlFor={id}>
        {label}
        {hint !== undefined && <span className={styles.toolHint}> {hint}</span>}
      </label>
      <Input
        {...rest}
        id={id}
        autoComplete="off"
        value={text}
        onChange={(event) => setTyped({ value, text: event.target.value })}
        onPressEnter={settle}
        onBlur={settle}
      />
    </div>
  );
}
