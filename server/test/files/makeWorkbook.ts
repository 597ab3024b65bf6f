import { makeZip } from './makeZip';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface WorkbookXml {
  documentType?: string;
  /** the shared texts */
  strings?: string;
}

/** Returns the bytes of an Excel workbook with one sheet of these texts, and further rows and other parts as XML. */
export function makeWorkbook(
  rows: readonly (readonly string[])[],
  furtherRows = '',
  { documentType = '', strings = '' }: WorkbookXml = {},
): Buffer {
  const sheetRows = rows.map(
    (cells, at) => `<row r="${at + 1}">${cells.map((text, column) => cell(text, column, at)).join('')}</row>`,
  );
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return makeZip([
    {
      name: '[Content_Types].xml',
      content: `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${declaration}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Ads" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${declaration}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `${declaration}<sst xmlns="${main}">${strings}</sst>` },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `${declaration}${documentType}<worksheet xmlns="${main}"><sheetData>${sheetRows.join('')}${furtherRows}</sheetData></worksheet>`,
    },
  ]);
}

function cell(text: string, column: number, row: number): string {
  const place = `${String.fromCharCode(65 + column)}${row + 1}`;
  return `<c r="${place}" t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
}
