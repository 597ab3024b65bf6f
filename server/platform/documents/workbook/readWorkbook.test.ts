import writeExcelFile from 'write-excel-file/node';
import { makeWorkbook } from '../../../test/files/makeWorkbook';
import { readWorkbook } from './readWorkbook';
import { SheetRows, type SheetRow } from './SheetRows';

const cell = (place: string, content = '<is><t>x</t></is>', attributes = 't="inlineStr"') =>
  `<row r="${place.replace(/\D+/, '')}"><c r="${place}" ${attributes}>${content}</c></row>`;

async function rowsOf(bytes: Buffer): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readWorkbook(bytes)) rows.push(row);
  return rows;
}

describe('readWorkbook', () => {
  it('reads the rows of the first sheet that have cells, with their numbers', async () => {
    const bytes = makeWorkbook([['name', 'city']], cell('B3'));
    expect(await rowsOf(bytes)).toEqual([
      { line: 1, cells: ['name', 'city'] },
      { line: 3, cells: ['', 'x'] },
    ]);
  });

  it('reads what a spreadsheet keeps apart: shared texts, and days that are numbers with a format', async () => {
    const day = new Date('2026-11-20T00:00:00Z');
    const row = ['Tide & Co', 'Tide & Co', 40.1, day, { value: day, format: 'd mmm yyyy "at" hh:mm' }, true, null];
    const money = { value: 1.5, format: '#,##0.00 "dollars"' };
    const bytes = await writeExcelFile([row, [...row.slice(0, 2), money]], { dateFormat: 'dd/mm/yyyy' }).toBuffer();
    expect(await rowsOf(bytes)).toEqual([
      { line: 1, cells: ['Tide & Co', 'Tide & Co', '40.1', '20/11/2026', '20/11/2026', 'true'] },
      { line: 2, cells: ['Tide & Co', 'Tide & Co', '1.5'] },
    ]);
  });

  it('reads texts in runs, results of formulas, and characters that XML does not have', async () => {
    const rich = '<is><r><t>Ti</t></r><r><t xml:space="preserve">de </t></r><rPh><t>sounds</t></rPh></is>';
    const rows =
      cell('A2', rich) +
      cell('A3', '<f>1+1</f><v>2</v>', '') +
      cell('A4', '<f>A1</f><v>Tide</v>', 't="str"') +
      cell('A5', '<is><t>a_x000D_b_x005F_x0041_</t></is>') +
      cell('A6', '<v>#REF!</v>', 't="e"');
    expect((await rowsOf(makeWorkbook([['name']], rows))).slice(1).map(({ cells }) => cells[0])).toEqual([
      ...['Tide ', '2', 'Tide', 'a\rb_x0041_', '#REF!'],
    ]);
  });

  it('needs nothing for the empty rows before the last possible one', async () => {
    const bytes = makeWorkbook([['name']], cell('A1048576'));
    expect(await rowsOf(bytes)).toEqual([
      { line: 1, cells: ['name'] },
      { line: 1_048_576, cells: ['x'] },
    ]);
  });

  it.each([
    ['a cell in the last possible column', cell('XFD2')],
    // what is not closed would be read again with each piece
    ['a tag without end', `<row r="2"><c r="A2" x="${'x'.repeat(2_000_000)}"/></row>`],
    ['a text without end', cell('A2', `<is><t>${'x'.repeat(2_000_000)}</t></is>`)],
    ['a text that is longer than Excel allows', cell('A2', `<is><t>${'x'.repeat(32_768)}</t></is>`)],
    ['a long text in many runs', cell('A2', `<is>${`<r><t>${'x'.repeat(1000)}</t></r>`.repeat(33)}</is>`)],
    ['a cell with many values', cell('A2', `<v>${'x'.repeat(1000)}</v>`.repeat(33), 't="str"')],
    ['a row with much text', `<row r="2">${`<c t="str"><v>${'x'.repeat(1000)}</v></c>`.repeat(101)}</row>`],
  ])('refuses %s', async (_what, rows) => {
    await expect(rowsOf(makeWorkbook([['name']], rows))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'document', code: 'SHEET_TOO_LARGE' }],
    });
  });

  it.each([
    ['is longer than Excel allows', `<si><t>${'x'.repeat(32_768)}</t></si>`],
    ['is named by many cells of a row', `<si><t>${'x'.repeat(32_767)}</t></si>`],
  ])('refuses a shared text that %s', async (_what, strings) => {
    const row = `<row r="2">${'<c t="s"><v>0</v></c>'.repeat(1000)}</row>`;
    await expect(rowsOf(makeWorkbook([['name']], row, { strings }))).rejects.toMatchObject({
      errors: [{ field: 'document', code: 'SHEET_TOO_LARGE' }],
    });
  });

  it('reads the longest text of a cell, and rows that are long together only', async () => {
    const long = 'x'.repeat(32_767);
    const rows = cell('A2', `<is><t>${long}</t></is>`) + cell('A3', `<is><t>${long}</t></is>`);
    const more = Array.from({ length: 4 }, (_, at) => cell(`A${at + 4}`, `<is><t>${long}</t></is>`)).join('');
    expect((await rowsOf(makeWorkbook([['name']], rows + more))).slice(1).map(({ cells }) => cells)).toEqual(
      Array.from({ length: 6 }, () => [long]),
    );
  });

  it.each([
    ['rows that go back', cell('A2') + cell('A2')],
    ['cells that go back', '<row r="2"><c r="B2"/><c r="A2"/></row>'],
    ['a text that is nowhere', cell('A2', '<v>7</v>', 't="s"')],
    ['a number that is none', cell('A2', '<v>seven</v>', '')],
    ['a tag that is never closed', '<row r="2"><c r="A2">'],
  ])('reports %s as damaged', async (_what, rows) => {
    await expect(rowsOf(makeWorkbook([['name']], rows))).rejects.toMatchObject({
      errors: [{ code: 'DOCUMENT_UNREADABLE' }],
    });
  });

  it.each([
    ['a file of this machine', `<!ENTITY e SYSTEM "file://${__filename}">`],
    ['another machine', '<!ENTITY e SYSTEM "http://127.0.0.1:9/secret">'],
    ['itself, again and again', `<!ENTITY a "${'x'.repeat(50)}"><!ENTITY e "${'&a;'.repeat(50)}">`],
  ])('does not resolve an entity that names %s', async (_what, entities) => {
    const row = '<row r="2"><c r="A2" t="inlineStr"><is><t>&e;</t></is></c></row>';
    const bytes = makeWorkbook([['name']], row, { documentType: `<!DOCTYPE worksheet [${entities}]>` });
    expect((await rowsOf(bytes)).map(({ cells }) => cells)).toEqual([['name'], ['&e;']]);
  });

  it('reports a damaged file', async () => {
    await expect(rowsOf(Buffer.from('PK\x03\x04 nothing'))).rejects.toMatchObject({
      errors: [{ code: 'DOCUMENT_UNREADABLE' }],
    });
  });

  it('never holds many long rows at once', async () => {
    const strings = `<si><t>${'x'.repeat(32_767)}</t></si>`;
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(3)}</row>`;
    const take = jest.spyOn(SheetRows.prototype, 'take');
    expect(await rowsOf(makeWorkbook([], row.repeat(2000), { strings }))).toHaveLength(2000);
    const most = Math.max(...take.mock.results.map(({ value }) => (value as SheetRow[]).length));
    take.mockRestore();
    expect(most).toBeLessThan(250);
  });

  it('gives out the first rows before it has read the others', async () => {
    const long = makeWorkbook(Array.from({ length: 20_000 }, (_, at) => [`row ${at}`]));
    expect((await rowsOf(long)).map(({ cells }) => cells[0])).toEqual(
      Array.from({ length: 20_000 }, (_, at) => `row ${at}`),
    );
    // it is damaged at its end
    const broken = makeWorkbook(
      Array.from({ length: 20_000 }, (_, at) => [`row ${at}`]),
      '<row r="1"/>',
    );
    const sheet = readWorkbook(broken);
    expect((await sheet.next()).value).toEqual({ line: 1, cells: ['row 0'] });
    expect(await sheet.return(undefined)).toEqual({ done: true, value: undefined });
    await expect(rowsOf(broken)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
