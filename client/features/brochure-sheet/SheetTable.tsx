import {
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useSteady } from '../../platform/page/useSteady';
import { useStore } from '../../platform/stores/useStore';
import type { FormChoices } from '../brochure-form/formChoices';
import { labelOf } from '../brochure-form/values/describeField';
import styles from './BrochureSheet.module.css';
import type { CellExit } from './CellEditor';
import type { CellVerbs } from './SheetCell';
import {
  editsOfFill,
  editsOfFillDown,
  editsOfTable,
  hasCell,
  shownText,
  tableOfRange,
  type CellEdits,
} from './sheetEdits';
import type { SheetField } from './sheetFields';
import { columnsInRow, placeAfterKey, rangeOf, type SheetPlace } from './SheetPlace';
import { SheetRowView } from './SheetRowView';
import type { SheetStore } from './SheetStore';
import { readTable, writeTable } from './tableText';
import { useSheetCursor } from './useSheetCursor';

interface SheetTableProps {
  label: string;
  store: SheetStore;
  columns: readonly SheetField[];
  choices: FormChoices;
  onEdits: (edits: CellEdits) => void;
  onUndo: () => void;
  onSettle: CellVerbs['settle'];
  /** Escape in a cell that is not being edited leaves the sheet */
  onLeave: () => void;
}

/** Cells that are moved through and edited by keyboard, mouse or touch, by the ARIA pattern "grid". */
export function SheetTable({ label, store, columns, choices, onEdits, onUndo, onSettle, onLeave }: SheetTableProps) {
  const rows = useStore(store);
  const cursor = useSheetCursor();
  const grid = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);
  const wasActive = useRef(false);
  const isTouch = useRef(false);
  const { active, range, draft, fillTo } = cursor;
  const sheet = { rows, columns, choices };
  const last = { row: rows.length - 1, column: columns.length - 1 };
  const activeRow = rows[active.row];
  const activeField = columns[active.column];
  useFocusOfCell(grid, active, draft);

  function edit(text?: string): void {
    if (activeRow === undefined || activeField === undefined || !hasCell(activeRow, activeField)) return;
    cursor.edit(text ?? shownText(activeRow, activeField, choices));
  }

  const verbs = useSteady<CellVerbs>({
    commit: (text: string, exit: CellExit) => {
      cursor.leave();
      onEdits(editsOfTable(sheet, rangeOf(active, active), [[text]]));
      if (exit === null) return;
      const key = exit.endsWith('Tab') ? 'Tab' : exit === 'Enter' ? 'ArrowDown' : 'ArrowUp';
      const isBack = exit === 'Shift+Tab';
      const next = placeAfterKey(active, { key, shiftKey: isBack, ctrlKey: false, metaKey: false }, last);
      cursor.moveTo(next ?? active);
    },
    cancel: () => cursor.leave(),
    settle: onSettle,
  });

  function handleKey(event: KeyboardEvent): void {
    if (draft !== null || event.nativeEvent.isComposing) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const next = altKey ? undefined : placeAfterKey(active, event, last);
    if (next !== undefined) cursor.moveTo(next, shiftKey && key !== 'Tab');
    else if (!handleVerbKey(key.toLowerCase(), ctrlKey || metaKey) && !typeKey(event)) return;
    event.preventDefault();
  }

  /** Keys that do something; returns whether it was one. */
  function handleVerbKey(key: string, isCommand: boolean): boolean {
    if (isCommand) return handleCommand(key);
    const note = activeField && activeRow?.notes[activeField];
    if (note?.kind === 'contested' && key === 'enter') settleActive('mine');
    else if (key === 'enter' || key === 'f2') edit();
    else if (key === 'delete' || key === 'backspace') onEdits(editsOfTable(sheet, range, [['']]));
    else if (note && key === 'escape') settleActive('theirs');
    else if (key === 'escape') onLeave();
    else return false;
    return true;
  }

  function handleCommand(key: string): boolean {
    if (key === 'z') onUndo();
    else if (key === 'd') onEdits(editsOfFillDown(sheet, range));
    else return false;
    return true;
  }

  function settleActive(side: 'mine' | 'theirs'): void {
    if (activeRow && activeField) onSettle(activeRow.known.id, activeField, side);
  }

  function typeKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey || Array.from(key).length !== 1) return false;
    edit(key === ' ' ? undefined : key);
    return true;
  }

  function handleCopy(event: ClipboardEvent): void {
    if (draft !== null) return;
    event.clipboardData.setData('text/plain', writeTable(tableOfRange(sheet, range)));
    event.preventDefault();
  }

  function handlePaste(event: ClipboardEvent): void {
    if (draft !== null) return;
    onEdits(editsOfTable(sheet, range, readTable(event.clipboardData.getData('text/plain'))));
    event.preventDefault();
  }

  function handlePress(event: MouseEvent): void {
    const place = placeOf(event.target);
    const isControl = event.target instanceof Element && event.target.closest('button, input, select, textarea');
    if (place === undefined || isControl || event.button !== 0) return;
    // what is being typed is saved, as if the focus had left it
    if (draft !== null && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    wasActive.current = place.row === active.row && place.column === active.column;
    if (event.target instanceof Element && event.target.closest('[data-handle]')) {
      cursor.fillUntil(range.to.row);
    } else {
      isDragging.current = true;
      cursor.moveTo(place, event.shiftKey);
    }
    event.preventDefault(); // no selection of text; the focus follows the cursor
  }

  function handleDrag(event: PointerEvent): void {
    if (event.buttons !== 1 || (!isDragging.current && fillTo === null)) return;
    const place = placeOf(document.elementFromPoint(event.clientX, event.clientY));
    if (place === undefined) return;
    if (fillTo !== null) cursor.fillUntil(Math.max(range.to.row, place.row));
    else if (place.row !== active.row || place.column !== active.column) cursor.moveTo(place, true);
  }

  function handleDrop(): void {
    isDragging.current = false;
    if (fillTo === null) return;
    onEdits(editsOfFill(sheet, range, fillTo));
    cursor.fillUntil(null);
  }

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      tabIndex={-1}
      className={styles.grid}
      onKeyDown={handleKey}
      onCopy={handleCopy}
      onPaste={handlePaste}
      onMouseDown={handlePress}
      onDoubleClick={(event) => placeOf(event.target) && edit()}
      onPointerDown={({ pointerType }) => (isTouch.current = pointerType === 'touch')}
      onClick={() => {
        // a second tap edits, because no finger clicks twice
        if (isTouch.current && wasActive.current && draft === null) edit();
      }}
      onPointerMove={handleDrag}
      onPointerUp={handleDrop}
    >
      <table role="presentation" className={styles.table}>
        <thead>
          <tr role="row" aria-rowindex={1}>
            <th scope="col" role="columnheader" aria-colindex={1} className={styles.head}>
              Ad
            </th>
            {columns.map((field, at) => (
              <th key={field} scope="col" role="columnheader" aria-colindex={at + 2}>
                {labelOf(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const isFilled = fillTo !== null && at > range.to.row && at <= fillTo;
            const chosen = isFilled ? columnsInRow(range, range.to.row) : columnsInRow(range, at);
            return (
              <SheetRowView
                key={row.known.id}
                row={row}
                at={at}
                columns={columns}
                choices={choices}
                activeColumn={at === active.row ? active.column : null}
                draft={at === active.row ? draft : null}
                firstChosen={chosen?.[0] ?? null}
                lastChosen={chosen?.[1] ?? null}
                isFilled={isFilled}
                hasHandle={at === range.to.row}
                verbs={verbs}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The cell of an element; undefined outside of cells. */
function placeOf(target: EventTarget | null): SheetPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
}

/** The focus follows the cursor, but the sheet does not take it when it appears. */
function useFocusOfCell(grid: RefObject<HTMLDivElement | null>, active: SheetPlace, draft: string | null) {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (draft !== null) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [grid, active, draft]);
}
