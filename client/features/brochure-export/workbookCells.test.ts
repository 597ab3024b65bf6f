import { exportHeadings } from './exportColumns';
import { workbookRow } from './workbookCells';

function rowOf(cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const row = workbookRow(exportHeadings.map((heading) => cells[heading] ?? null));
  return Object.fromEntries(row.flatMap((value, at) => (value === null ? [] : [[exportHeadings[at] ?? '', value]])));
}

it('writes days and moments as dates, and no other text', () => {
  expect(
    rowOf({ Title: '24/12/2026', 'Valid to': '24/12/2026', 'Created (Queensland time)': '02/01/2026 13:04' }),
  ).toEqual({
    Title: '24/12/2026',
    'Valid to': new Date('2026-12-24T00:00:00Z'),
    'Created (Queensland time)': {
      ...{ value: new Date('2026-01-02T13:04:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
    },
  });
});

it('leaves a day before Excel’s calendar as text', () => {
  expect(rowOf({ 'Valid from': '28/02/1900' })).toEqual({ 'Valid from': '28/02/1900' });
  expect(rowOf({ 'Valid from': '01/03/1900' })).toEqual({ 'Valid from': new Date('1900-03-01T00:00:00Z') });
});

it('cuts a text that no cell holds', () => {
  expect(rowOf({ Description: 'x'.repeat(40_000) })).toEqual({ Description: 'x'.repeat(32_767) });
});
