import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './IndexCell.module.css';
import type { GridRow } from './GridRow';
import { readIndex } from './readIndex';

interface IndexCellProps {
  row: GridRow;
  /** answers null, or why it was refused */
  onSave: (row: GridRow, adIndex: number | null, before: number | null) => Promise<string | null>;
}

/** The server's own sentence, for what it is not even asked. */
const noIndex = 'An index is a whole number from 1 to 9998.';

/** Changed where it stands: Enter saves and goes on to the next row, Escape undoes, leaving saves. */
export function IndexCell({ row, onSave }: IndexCellProps) {
  const [saved, setSaved] = useState({ row, adIndex: row.adIndex });
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useRef(false);
  const cell = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const isOpen = draft !== null;

  useLayoutEffect(() => {
    if (!isOpen) return;
    field.current?.focus();
    field.current?.select();
  }, [isOpen]);
  const adIndex = saved.row === row ? saved.adIndex : row.adIndex;

  function close(): void {
    setDraft(null);
    setProblem(null);
  }

  async function save(): Promise<boolean> {
    if (draft === null || saving.current) return false;
    const next = readIndex(draft);
    if (next === undefined) {
      setProblem(noIndex);
      return false;
    }
    if (next !== adIndex) {
      saving.current = true;
      const refusal = await onSave(row, next, adIndex);
      saving.current = false;
      setProblem(refusal);
      if (refusal !== null) return false;
      setSaved({ row, adIndex: next });
    }
    close();
    return true;
  }

  async function saveAndGoOn(): Promise<void> {
    const next = cell.current?.closest('tr')?.nextElementSibling?.querySelector<HTMLElement>('[data-index]');
    const own = cell.current;
    if (!(await save())) return;
    if (next) next.click();
    else setTimeout(() => own?.querySelector<HTMLElement>('[data-index]')?.focus(), 0);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      void saveAndGoOn();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      setTimeout(() => cell.current?.querySelector<HTMLElement>('[data-index]')?.focus(), 0);
    }
  }

  return (
    <div ref={cell} className={styles.cell}>
      {draft === null ? (
        <button
          type="button"
          data-index
          className={styles.show}
          aria-label={`Index of ${row.displayTitle}: ${adIndex === null ? 'none' : String(adIndex)}. Change`}
          onClick={() => setDraft(adIndex === null ? '' : String(adIndex))}
        >
          {adIndex ?? '–'}
        </button>
      ) : (
        <input
          ref={field}
          className={styles.field}
          aria-label={`Index of ${row.displayTitle}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          value={draft}
          onChange={(event) => {
            setDraft(event.target.value);
            setProblem(null);
          }}
          onKeyDown={handleKey}
          onBlur={() => void save()}
        />
      )}
      {problem !== null && (
        <span id={problemId} className={styles.problem} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
