import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { mostRowCharacters } from '../mostRowCharacters';
import { damagedDocument } from '../refuseDocument';
import type { DateStyles } from './DateStyles';
import { RichText } from './RichText';
import type { SharedStrings } from './SharedStrings';
import { refuseLongText, tooLargeSheet, tooLongRow } from './limits';
import { unescapeText } from './unescapeText';

export interface SheetRow {
  /** number of the row in the sheet, from 1 */
  line: number;
  /** as text; a day as 20/11/2026 */
  cells: string[];
}

/** What a workbook says beside its sheets that cells need. */
export interface SheetFacts {
  strings: SharedStrings;
  styles: DateStyles;
  /** whether days are counted from 1904 on, as early versions for the Macintosh do */
  isSince1904: boolean;
}

const mostColumns = 1000;
const dayMs = 86_400_000;

interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string;
}

/** Collects the rows of a sheet that have cells; `take` gives out those that are whole. */
export class SheetRows {
  private rows: SheetRow[] = [];
  private row: SheetRow | null = null;
  private cell: OpenCell | null = null;
  private isValue = false;
  private line = 0;
  private column = -1;
  /** of the row */
  private characters = 0;
  private readonly text = new RichText();

  constructor(private readonly facts: SheetFacts) {}

  take(): SheetRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') this.openRow(attributes);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'v') this.isValue = true;
    else this.text.open(name);
  }

  addText(piece: string): void {
    if (this.cell === null) return;
    if (!this.isValue) {
      this.text.add(piece);
      return;
    }
    refuseLongText(this.cell.value.length + piece.length);
    this.cell.value += piece;
  }

  close(name: string): void {
    if (name === 'v') this.isValue = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row') this.closeRow();
    else this.text.close(name);
  }

  private openRow({ r }: Readonly<Record<string, string>>): void {
    const line = r === undefined ? this.line + 1 : Number(r);
    if (!Number.isInteger(line) || line <= this.line) throw damagedDocument();
    this.line = line;
    this.column = -1;
    this.characters = 0;
    this.row = { line, cells: [] };
  }

  private openCell({ r, t = 'n', s }: Readonly<Record<string, string>>): void {
    const column = r === undefined ? this.column + 1 : columnOf(r);
    if (column <= this.column) throw damagedDocument();
    if (column >= mostColumns) throw tooLargeSheet();
    this.column = column;
    this.cell = { column, type: t, style: Number(s ?? 0), value: '' };
  }

  private closeCell(): void {
    const { cell, row } = this;
    this.cell = null;
    const inline = this.text.take();
    if (cell === null || row === null) return;
    const text = cell.type === 'inlineStr' ? inline : this.textOf(cell);
    if (text === '') return;
    this.characters += text.length;
    // many cells may name one long text
    if (this.characters > mostRowCharacters) throw tooLongRow(this.line);
    while (row.cells.length < cell.column) row.cells.push('');
    row.cells.push(text);
  }

  private closeRow(): void {
    if (this.row !== null && this.row.cells.length > 0) this.rows.push(this.row);
    this.row = null;
  }

  private textOf({ type, style, value }: OpenCell): string {
    const { strings, styles } = this.facts;
    if (value === '') return '';
    if (type === 's') return strings.get(Number(value)) ?? refuse();
    if (type === 'b') return String(value === '1');
    if (type === 'd') return formatAustralianDate(value.slice(0, 10));
    if (type !== 'n') return unescapeText(value);
    const number = Number(value);
    if (Number.isNaN(number)) throw damagedDocument();
    return styles.isDate(style) ? (this.dayOf(number) ?? String(number)) : String(number);
  }

  /** Excel counts days from the last of 1899 on, with a 29 February 1900 that never was. */
  private dayOf(serial: number): string | null {
    const firstDay = this.facts.isSince1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
    const day = new Date(firstDay + Math.round(serial * dayMs));
    const year = day.getUTCFullYear();
    return year >= 1900 && year <= 9999 ? formatAustralianDate(day.toISOString().slice(0, 10)) : null;
  }
}

function refuse(): never {
  throw damagedDocument();
}

/** "AB12" → 27 */
function columnOf(place: string): number {
  const letters = /^([A-Z]{1,3})\d+$/.exec(place)?.[1];
  if (letters === undefined) throw damagedDocument();
  return Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
}
