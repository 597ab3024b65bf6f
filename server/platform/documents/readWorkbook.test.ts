import { makeWorkbook } from '../../test/files/makeWorkbook';
import { readWorkbook } from './readWorkbook';

const cell = (place: string) =>
  `<row r="${place.replace(/\D+/, '')}"><c r="${place}" t="inlineStr"><is><t>x</t></is></c></row>`;

describe('readWorkbook', () => {
  it('reads the rows of the first sheet, with empty ones between them', async () => {
    const bytes = makeWorkbook([['name', 'city']], cell('B3'));
    expect(await readWorkbook(bytes)).toEqual([
      ['name', 'city'],
      [null, null],
      [null, 'x'],
    ]);
  });

  it.each(['ZZ9000', 'XFD1048576'])('survives a single cell at %s', async (place) => {
    const bytes = makeWorkbook([['name']], cell(place));
    expect(bytes.length).toBeLessThan(3000);
    await expect(readWorkbook(bytes)).rejects.toMatchObject({
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
    expect(await readWorkbook(bytes)).toEqual([['name'], ['&e;']]);
  });

  it('reports a damaged file', async () => {
    await expect(readWorkbook(Buffer.from('PK\x03\x04 nothing'))).rejects.toMatchObject({
      errors: [{ code: 'DOCUMENT_UNREADABLE' }],
    });
  });
});
