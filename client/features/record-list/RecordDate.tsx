import { useId, useState } from 'react';
import { readDay, writeDay } from '../../shared/dates/readDay';
import { DayField } from '../../ui/form/DayField';
import styles from './RecordList.module.css';

interface RecordDateProps {
  label: string;
  /** ISO date; empty: none */
  value: string;
  onChange: (isoDate: string) => void;
}

/** A day, written DD/MM/YYYY. It counts once the field is left, or at Enter. */
export function RecordDate({ label, value, onChange }: RecordDateProps) {
  const id = useId();
  // null: nothing is being written
  const [draft, setDraft] = useState<string | null>(null);
  const written = draft?.trim() === '' ? '' : readDay(draft ?? '');
  const isWrong = draft !== null && written === undefined;

  function take(text: string | null): void {
    const day = text?.trim() === '' ? '' : readDay(text ?? '');
    if (day === undefined) return;
    setDraft(null);
    if (day !== value) onChange(day);
  }

  return (
    <div className={styles.date}>
      <label htmlFor={id}>{label}</label>
      <DayField
        id={id}
        label={label}
        text={draft ?? writeDay(value === '' ? null : value)}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        onText={setDraft}
        onPick={take}
        onPressEnter={() => take(draft)}
        onBlur={() => take(draft)}
      />
    </div>
  );
}
