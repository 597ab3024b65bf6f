import type { FormChoices } from '../brochure-form/formChoices';
import { describeField } from '../brochure-form/values/describeField';
import { cellText, readCell } from './cellText';
import type { SheetField } from './sheetFields';
import type { SheetRange } from './SheetPlace';
import type { CellValue, RefusedCell, SheetRow } from './SheetStore';

interface Sheet {
  rows: readonly SheetRow[];
  columns: readonly SheetField[];
  choices: FormChoices;
}

export interface CellEdits {
  cells: CellValue[];
  refused: RefusedCell[];
  /** pasted rows below the last one */
  beyond: number;
}

/** Whether the type of an ad has a field. */
export function hasCell({ known }: SheetRow, field: SheetField): boolean {
  return describeField(field).types.includes(known.type);
}

/** The text of a cell as it is shown: what was refused stays readable. */
export function shownText(row: SheetRow, field: SheetField, choices: FormChoices): string {
  const note = row.notes[field];
  return note?.kind === 'refused' ? note.text : cellText(field, row.values, choices);
}

/** Texts for cells, from the upper left corner of a range. One text fills the whole range. */
export function editsOfTable(
  { rows, columns, choices }: Sheet,
  { from, to }: SheetRange,
  table: readonly (readonly string[])[],
): CellEdits {
  const isOne = table.length === 1 && table[0]?.length === 1;
  const height = isOne ? to.row - from.row + 1 : table.length;
  const edits: CellEdits = { cells: [], refused: [], beyond: Math.max(0, from.row + height - rows.length) };
  for (let at = 0; at < height - edits.beyond; at += 1) {
    const row = rows[from.row + at];
    const texts = isOne ? Array<string>(to.column - from.column + 1).fill(table[0]?.[0] ?? '') : (table[at] ?? []);
    texts.forEach((text, right) => {
      const field = columns[from.column + right];
      if (row && field) addEdit(edits, row, { field, text, choices });
    });
  }
  return edits;
}

interface TypedText {
  field: SheetField;
  text: string;
  choices: FormChoices;
}

function addEdit(edits: CellEdits, row: SheetRow, { field, text, choices }: TypedText): void {
  const { id } = row.known;
  if (!hasCell(row, field)) {
    if (text.trim() !== '') {
      const message = `An ad of this type has no “${describeField(field).label}”.`;
      edits.refused.push({ id, field, text, message });
    }
    return;
  }
  if (shownText(row, field, choices) === text) return;
  const reading = readCell(field, text, choices);
  if ('problem' in reading) edits.refused.push({ id, field, text, message: reading.problem });
  else edits.cells.push({ id, field, value: reading.value });
}

/** The texts of a range, for the clipboard. */
export function tableOfRange({ rows, columns, choices }: Sheet, { from, to }: SheetRange): string[][] {
  return rows
    .slice(from.row, to.row + 1)
    .map((row) => columns.slice(from.column, to.column + 1).map((field) => textOf(row, field, choices)));
}

const textOf = (row: SheetRow, field: SheetField, choices: FormChoices): string =>
  hasCell(row, field) ? shownText(row, field, choices) : '';

/** Repeats the rows of `source` down to a row. */
export function editsOfFill(sheet: Sheet, source: SheetRange, lastRow: number): CellEdits {
  const { from, to } = source;
  const texts = tableOfRange(sheet, source);
  const table = Array.from({ length: Math.max(0, lastRow - to.row) }, (_, at) => texts[at % texts.length] ?? []);
  const below = { from: { row: to.row + 1, column: from.column }, to: { row: lastRow, column: to.column } };
  return table.length === 0 ? { cells: [], refused: [], beyond: 0 } : editsOfTable(sheet, below, table);
}

/** Ctrl+D: the first row of the range fills the others; a single row takes what is above it. */
export function editsOfFillDown(sheet: Sheet, { from, to }: SheetRange): CellEdits {
  const top = from.row === to.row ? Math.max(0, from.row - 1) : from.row;
  const source = { from: { row: top, column: from.column }, to: { row: top, column: to.column } };
  return editsOfFill(sheet, source, to.row);
}
