import { readDay } from '../../shared/dates/readDay';
import { exportTimes, type ExportValue } from './exportColumns';

/** Excel's limit for one cell */
const mostCharacters = 32_767;
/** before it, Excel counts a day that never was: 29 February 1900 */
const firstDay = '1900-03-01';

/** The sheet of an exported workbook; its days look like those of a CSV file. */
export const sheetOptions = { sheet: 'Ads', stickyRowsCount: 1, dateFormat: 'dd/mm/yyyy' };

/** The first row of an exported workbook. */
export function workbookHead(headings: readonly string[]) {
  return headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
}

/**
 * An ad's row of an exported workbook. Days and moments become dates that Excel sorts. All but moments are plain values,
 * because an object for each cell would take most of the memory. A text that begins with "=" stays a text, because only an
 * object can be a formula.
 */
export function workbookRow(row: readonly ExportValue[]) {
  return row.map((value, at) => (typeof value === 'string' ? cellOf(value, exportTimes[at]) : value));
}

function cellOf(text: string, time: (typeof exportTimes)[number] | undefined) {
  if (time == null) return text.slice(0, mostCharacters);
  const [day = '', clock = '00:00'] = text.split(' ');
  const iso = readDay(day);
  if (iso === undefined || iso < firstDay) return text;
  const value = new Date(`${iso}T${clock}Z`);
  return time === 'day' ? value : { value, type: Date, format: 'dd/mm/yyyy hh:mm' };
}
