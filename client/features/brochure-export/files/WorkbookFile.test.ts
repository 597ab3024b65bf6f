import { readSheet } from 'read-excel-file/node';
import { exportHeadings, type ExportValue } from '../exportColumns';
import { WorkbookFile } from './WorkbookFile';

const rowOf = (cells: Readonly<Record<string, ExportValue>>): ExportValue[] =>
  exportHeadings.map((heading) => cells[heading] ?? null);

/** The cells of a row as another program reads them. */
async function readBack(workbook: WorkbookFile): Promise<Record<string, unknown>[]> {
  const file = await workbook.finish();
  const [head = [], ...rows] = await readSheet(Buffer.from(await file.arrayBuffer()));
  return rows.map((row) => {
    const cells = row.map((value, at): [string, unknown] => [String(head[at]), value]);
    return Object.fromEntries(cells.filter(([, value]) => value !== null));
  });
}

async function written(...rows: Readonly<Record<string, ExportValue>>[]): Promise<Record<string, unknown>[]> {
  const workbook = new WorkbookFile();
  workbook.append(rows.map(rowOf));
  return readBack(workbook);
}

it('writes days and moments as dates, and no other text', async () => {
  const cells = { Title: '24/12/2026', 'Valid to': '24/12/2026', 'Created (Queensland time)': '02/01/2026 13:04' };
  expect(await written(cells)).toEqual([
    {
      Title: '24/12/2026',
      'Valid to': new Date('2026-12-24T00:00:00Z'),
      'Created (Queensland time)': new Date('2026-01-02T13:04:00Z'),
    },
  ]);
});

it('leaves a day before Excel’s calendar as text', async () => {
  expect(await written({ 'Valid from': '28/02/1900' }, { 'Valid from': '01/03/1900' })).toEqual([
    { 'Valid from': '28/02/1900' },
    { 'Valid from': new Date('1900-03-01T00:00:00Z') },
  ]);
});

it('cuts a text that no cell holds', async () => {
  expect(await written({ Description: 'x'.repeat(40_000) })).toEqual([{ Description: 'x'.repeat(32_767) }]);
});

it.each(['=SUM(A1)', 'a <b> & "c"', 'two\nlines', 'a\rb\u0000', '_x0041_', 'Café 🐟'])(
  'keeps %j as it is',
  async (Title) => {
    expect(await written({ Title, ID: 7 })).toEqual([{ Title, ID: 7 }]);
  },
);

it('puts the rows of both ends in their order', async () => {
  const workbook = new WorkbookFile();
  const page = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => rowOf({ ID: from + at, Title: `Ad ${String(from + at)}` }));
  workbook.append(page(1, 100));
  workbook.prepend(page(401, 500));
  workbook.append(page(101, 200));
  workbook.prepend(page(201, 400));
  expect((await readBack(workbook)).map(({ ID }) => ID)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
});
