import { readDay } from '../../../shared/dates/readDay';
import { exportTimes, type ExportValue } from '../exportColumns';
import { cellStyles } from './workbookParts';

/** Excel's limit for one cell */
const mostCharacters = 32_767;
/** before it, Excel counts a day that never was: 29 February 1900 */
const firstDay = '1900-03-01';
const dayMs = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);

/** The first row stays in view. */
export const sheetStart =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  '<sheetData>';
export const sheetEnd = '</sheetData></worksheet>';

export function headXml(headings: readonly string[]): string {
  return rowOf(headings.map((heading, at) => textCell(heading, `${letters(at)}1`, cellStyles.head)));
}

/**
 * An ad's row of an exported workbook. Days and moments become dates that Excel sorts. All other texts are texts, also those
 * that begin with "=".
 */
export function rowXml(row: readonly ExportValue[], number: number): string {
  return rowOf(
    row.map((value, at) => cellXml(value, `${letters(at)}${String(number)}`, exportTimes[at])),
    number,
  );
}

const rowOf = (cells: readonly string[], number = 1): string => `<row r="${String(number)}">${cells.join('')}</row>`;

function cellXml(value: ExportValue, place: string, time: (typeof exportTimes)[number] | undefined): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${place}"><v>${String(value)}</v></c>`;
  const days = time == null ? null : daysOf(value);
  if (days === null) return textCell(value.slice(0, mostCharacters), place);
  return `<c r="${place}" s="${String(cellStyles[time ?? 'day'])}"><v>${String(days)}</v></c>`;
}

function textCell(text: string, place: string, style = 0): string {
  const attributes = style === 0 ? '' : ` s="${String(style)}"`;
  return `<c r="${place}"${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
}

/** Days since Excel's beginning of time; null for what its calendar does not have. */
function daysOf(text: string): number | null {
  const [day = '', clock = '00:00'] = text.split(' ');
  const iso = readDay(day);
  if (iso === undefined || iso < firstDay) return null;
  return (Date.parse(`${iso}T${clock}Z`) - dayZero) / dayMs;
}

/** Characters that XML does not have are written as Excel does (ECMA-376, 22.9.2.19). */
function escapeText(text: string): string {
  return (
    text
      .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
      // eslint-disable-next-line no-control-regex -- they are what is sought
      .replace(/[\0-\u0008\u000b-\u001f\ufffe\uffff]/g, (character) => {
        return `_x${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`;
      })
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}

const columnLetters: string[] = [];

/** 0 → "A", 26 → "AA" */
function letters(column: number): string {
  return (columnLetters[column] ??=
    (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26)));
}
