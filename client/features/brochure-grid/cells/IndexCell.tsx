import { Popover } from 'antd';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { brochureFields } from '../../../generated/brochureFields';
import type { IndexOutcome, SeenIndex } from '../../brochure-lifecycle/IndexOutcome';
import styles from './IndexCell.module.css';
import type { GridRow } from '../GridRow';
import { readIndex } from './readIndex';

interface IndexCellProps {
  row: GridRow;
  onSave: (row: GridRow, adIndex: number | null, seen: SeenIndex) => Promise<IndexOutcome>;
}

/** Edits the index in place. Enter saves and moves to the next row, Escape restores the value, blur saves. */
export function IndexCell({ row, onSave }: IndexCellProps) {
  const [saved, setSaved] = useState<{ row: GridRow; seen: SeenIndex }>({ row, seen: row });
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // another user was faster: blur must not overwrite their value
  const [isContested, setContested] = useState(false);
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
  const seen: SeenIndex = saved.row === row ? saved.seen : row;
  const { adIndex } = seen;

  function close(): void {
    setContested(false);
    setDraft(null);
    setProblem(null);
  }

  async function save(): Promise<boolean> {
    if (draft === null || saving.current) return false;
    const next = readIndex(draft);
    if (next === undefined) {
      // the server's message, for input that is not sent at all
      setProblem(brochureFields.adIndex.refusal);
      return false;
    }
    if (next !== adIndex) {
      saving.current = true;
      const { refusal, now } = await onSave(row, next, seen);
      saving.current = false;
      // Escape restores the other user's value, and Enter now overwrites it deliberately
      setSaved({ row, seen: now ?? seen });
      setContested(now !== null);
      setProblem(refusal !== null && now !== null ? `${refusal} Enter writes yours over it.` : refusal);
      if (refusal !== null) return false;
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
        // rendered outside the table, which clips content wider than a cell
        <Popover
          open={problem !== null}
          trigger={[]}
          placement="bottomRight"
          autoAdjustOverflow
          content={
            <span id={problemId} className={styles.problem} role="alert">
              {problem}
            </span>
          }
        >
          <div>
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
              onBlur={() => (isContested ? close() : void save())}
            />
          </div>
        </Popover>
      )}
    </div>
  );
}
