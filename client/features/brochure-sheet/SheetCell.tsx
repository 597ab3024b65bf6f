import type { FormChoices } from '../brochure-form/formChoices';
import { describeField } from '../brochure-form/values/describeField';
import styles from './BrochureSheet.module.css';
import { CellEditor, type CellExit } from './CellEditor';
import { cellText } from './cellText';
import { hasCell, shownText } from './sheetEdits';
import type { SheetField } from './sheetFields';
import type { SheetRow } from './SheetStore';

export interface CellVerbs {
  commit: (text: string, exit: CellExit) => void;
  cancel: () => void;
  settle: (id: string, field: SheetField, side: 'mine' | 'theirs') => void;
}

interface SheetCellProps {
  row: SheetRow;
  field: SheetField;
  /** place in the sheet, from 0 */
  at: { row: number; column: number };
  choices: FormChoices;
  isActive: boolean;
  isChosen: boolean;
  isFilled: boolean;
  hasHandle: boolean;
  draft: string | null;
  verbs: CellVerbs;
}

/** A cell: its text, its editor while it is edited, and below it why it is not saved. */
export function SheetCell(props: SheetCellProps) {
  const { row, field, at, choices, isActive, isChosen, isFilled, hasHandle, draft, verbs } = props;
  const note = row.notes[field];
  const { label, kind } = describeField(field);
  const isWritable = hasCell(row, field);
  const noteId = `cell-note-${at.row}-${at.column}`;
  const isWrong = note?.kind === 'refused' || note?.kind === 'contested';
  const name = `${label} of ${row.known.displayTitle}`;
  return (
    <td
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-row={at.row}
      data-column={at.column}
      data-chosen={isChosen || undefined}
      data-active={isActive || undefined}
      data-filled={isFilled || undefined}
      data-state={note?.kind}
      data-kind={kind}
      aria-colindex={at.column + 2}
      aria-selected={isChosen}
      aria-readonly={!isWritable}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? noteId : undefined}
      className={styles.cell}
    >
      {draft === null ? (
        <span className={styles.text}>{isWritable || isWrong ? shownText(row, field, choices) : '–'}</span>
      ) : (
        <CellEditor
          field={field}
          label={name}
          choices={choices}
          text={draft}
          onCommit={verbs.commit}
          onCancel={verbs.cancel}
        />
      )}
      {note?.kind === 'refused' && (
        <span id={noteId} className={styles.problem}>
          {note.message}
        </span>
      )}
      {note?.kind === 'contested' && (
        <span id={noteId} className={styles.problem}>
          {`Somebody else has written “${cellText(field, row.base, choices) || 'nothing'}” meanwhile.`}
          <span className={styles.sides}>
            <button type="button" tabIndex={-1} onClick={() => verbs.settle(row.known.id, field, 'mine')}>
              Write mine (Enter)
            </button>
            <button type="button" tabIndex={-1} onClick={() => verbs.settle(row.known.id, field, 'theirs')}>
              Take theirs (Esc)
            </button>
          </span>
        </span>
      )}
      {hasHandle && draft === null && <span className={styles.handle} data-handle aria-hidden />}
    </td>
  );
}
