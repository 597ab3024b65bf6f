import { makeWorkbook } from '../../test/files/makeWorkbook';
import { readWorkbook, type SheetRow } from './readWorkbook';

const cell = (place: string) =>
  `<row r="${place.replace(/\D+/, '')}"><c r="${place}" t="inlineStr"><is><t>x</t></is></c></row>`;

async function rowsOf(bytes: Buffer): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readWorkbook(bytes)) rows.push(row);
  return rows;
}

describe('readWorkbook', () => {
  it('reads the rows of the first sheet, with empty ones between them', async () => {
    const bytes = makeWorkbook([['name', 'city']], cell('B3'));
    expect(await rowsOf(bytes)).toEqual([
      ['name', 'city'],
      [null, null],
      [null, 'x'],
    ]);
  });

  it.each(['ZZ9000', 'XFD1048576'])('survives a single cell at %s', async (place) => {
    const bytes = makeWorkbook([['name']], cell(place));
    expect(bytes.length).toBeLessThan(3000);
    await expect(rowsOf(bytes)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'document', code: 'SHEET_TOO_LARGE' }],
    });
  });

  it.each([
    ['a file of this machine', `<!ENTITY e SYSTEM "file://${__filename}">`],
    ['another machine', '<!ENTITY e SYSTEM "http://127.0.0.1:9/secret">'],
    ['itself, again and again', `<!ENTITY a "${'x'.repeat(50)}"><!ENTITY e "${'&a;'.repeat(50)}">`],
  ])('does not resolve an entity that names %s', async (_what, entities) => {
    const row = '<row r="2"><c r="A2" t="inlineStr"><is><t>&e;</t></is></c></row>';
    const bytes = makeWorkbook([['name']], row, `<!DOCTYPE worksheet [${entities}]>`);
    expect(await rowsOf(bytes)).toEqual([['name'], ['&e;']]);
  });

  it('reports a damaged file', async () => {
    await expect(rowsOf(Buffer.from('PK\x03\x04 nothing'))).rejects.toMatchObject({
      errors: [{ code: 'DOCUMENT_UNREADABLE' }],
    });
  });

  it('hands over a long sheet in its order, and only what is asked for', async () => {
    const bytes = makeWorkbook(Array.from({ length: 1_234 }, (_, at) => [`row ${at}`]));
    expect(await rowsOf(bytes)).toEqual(Array.from({ length: 1_234 }, (_, at) => [`row ${at}`]));
    const sheet = readWorkbook(bytes);
    expect((await sheet.next()).value).toEqual(['row 0']);
    // ends the worker; the test would wait for it otherwise
    expect(await sheet.return(undefined)).toEqual({ done: true, value: undefined });
  });
});
