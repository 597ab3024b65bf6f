import { useState } from 'react';
import { rangeOf, type SheetPlace } from './SheetPlace';

interface SheetCursor {
  /** the cell with the focus */
  active: SheetPlace;
  /** the other corner of the chosen cells */
  anchor: SheetPlace;
  /** what the active cell is being typed into; null: it is only chosen */
  draft: string | null;
  /** last row that dragging the handle would fill; null: nobody drags */
  fillTo: number | null;
}

const start: SheetPlace = { row: 0, column: 0 };

/** The active cell of a sheet, the chosen ones around it, and whether it is being edited. */
export function useSheetCursor() {
  const [cursor, setCursor] = useState<SheetCursor>({ active: start, anchor: start, draft: null, fillTo: null });
  return {
    ...cursor,
    range: rangeOf(cursor.active, cursor.anchor),
    /** `isExtending` keeps the other corner where it is */
    moveTo: (active: SheetPlace, isExtending = false) =>
      setCursor(({ anchor }) => ({ active, anchor: isExtending ? anchor : active, draft: null, fillTo: null })),
    edit: (draft: string) => setCursor((before) => ({ ...before, draft, anchor: before.active })),
    leave: () => setCursor((before) => ({ ...before, draft: null })),
    fillUntil: (fillTo: number | null) => setCursor((before) => ({ ...before, fillTo })),
  };
}
