/** A cell by its row and column, from 0. */
export interface SheetPlace {
  row: number;
  column: number;
}

/** A rectangle of cells, both corners included. */
export interface SheetRange {
  from: SheetPlace;
  to: SheetPlace;
}

export function rangeOf(one: SheetPlace, other: SheetPlace): SheetRange {
  return {
    from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
}

/** The columns that a range has in a row; null if it does not reach the row. */
export function columnsInRow({ from, to }: SheetRange, row: number): [number, number] | null {
  return row < from.row || row > to.row ? null : [from.column, to.column];
}

interface Step {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** Rows that Page Up and Page Down move. */
const pageRows = 12;

/**
 * Where a key leads from a cell; undefined for keys that do not move, and for Tab beyond the first or last cell, which
 * leaves the sheet.
 */
export function placeAfterKey(
  { row, column }: SheetPlace,
  { key, shiftKey, ctrlKey, metaKey }: Step,
  last: SheetPlace,
): SheetPlace | undefined {
  const at = (nextRow: number, nextColumn: number): SheetPlace => ({
    row: Math.max(0, Math.min(last.row, nextRow)),
    column: Math.max(0, Math.min(last.column, nextColumn)),
  });
  const isFar = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return at(isFar ? 0 : row - 1, column);
    case 'ArrowDown':
      return at(isFar ? last.row : row + 1, column);
    case 'ArrowLeft':
      return at(row, isFar ? 0 : column - 1);
    case 'ArrowRight':
      return at(row, isFar ? last.column : column + 1);
    case 'Home':
      return at(isFar ? 0 : row, 0);
    case 'End':
      return at(isFar ? last.row : row, last.column);
    case 'PageUp':
      return at(row - pageRows, column);
    case 'PageDown':
      return at(row + pageRows, column);
    case 'Tab':
      return placeAfterTab({ row, column }, shiftKey, last);
    default:
      return undefined;
  }
}

function placeAfterTab({ row, column }: SheetPlace, isBack: boolean, last: SheetPlace): SheetPlace | undefined {
  if (isBack) {
    if (column > 0) return { row, column: column - 1 };
    return row > 0 ? { row: row - 1, column: last.column } : undefined;
  }
  if (column < last.column) return { row, column: column + 1 };
  return row < last.row ? { row: row + 1, column: 0 } : undefined;
}
