import { makeZip, spreadsheetParts, wordParts } from '../../test/files/makeZip';
import { readDocumentFormat } from './readDocumentFormat';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n');
const xlsx = makeZip(spreadsheetParts());
const refusedAs = (code: string) => ({ code: 'VALIDATION_FAILED', errors: [{ field: 'document', code }] });

it.each([
  ['pdf', pdf],
  ['xlsx', xlsx],
  ['docx', makeZip(wordParts())],
])('recognises %s by its content', async (format, bytes) => {
  expect(await readDocumentFormat(bytes)).toBe(format);
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('hello')],
  ['a web page', Buffer.from('<!doctype html><script>1</script>')],
  ['a PDF behind a web page', Buffer.concat([Buffer.from('<html>'), pdf])],
  ['an old Word document', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['any other archive', makeZip([{ name: 'a.txt', content: 'x' }])],
  ['slides', makeZip(spreadsheetParts('openxmlformats-officedocument.presentationml.presentation.main+xml'))],
  ['a spreadsheet without a workbook', makeZip(spreadsheetParts().slice(0, 1))],
])('recognises no format in %s', async (_what, bytes) => {
  expect(await readDocumentFormat(bytes)).toBeNull();
});

const big = Buffer.alloc(30 * 1024 * 1024);
const sheet = (claims: object, content: string | Buffer = 'x'.repeat(5000)) => [
  ...spreadsheetParts(),
  { name: 'xl/sheet1.xml', content, claims },
];

it.each([
  ['a PDF that is cut off', pdf.subarray(0, -6), 'DOCUMENT_UNREADABLE'],
  ['a spreadsheet that is cut off', xlsx.subarray(0, -10), 'DOCUMENT_UNREADABLE'],
  ['one with something behind it', Buffer.concat([xlsx, Buffer.from('<script>')]), 'DOCUMENT_UNREADABLE'],
  ['one with a wrong checksum', makeZip(sheet({ crc32: 1 })), 'DOCUMENT_UNREADABLE'],
  ['one whose part is larger than it says', makeZip(sheet({ size: 10 })), 'DOCUMENT_UNREADABLE'],
  ['one whose part is smaller than it says', makeZip(sheet({ size: 6000 })), 'DOCUMENT_UNREADABLE'],
  ['one whose parts lie over each other', makeZip(sheet({ offset: 0 })), 'DOCUMENT_UNREADABLE'],
  ['one whose part lies outside', makeZip(sheet({ offset: 0xffffff00 })), 'DOCUMENT_UNREADABLE'],
  ['one with a part of the same name', makeZip([...spreadsheetParts(), ...spreadsheetParts()]), 'DOCUMENT_UNREADABLE'],
  ['one that climbs', makeZip([...spreadsheetParts(), { name: '../../etc/x', content: 'x' }]), 'DOCUMENT_UNREADABLE'],
  ['one with a password', makeZip(sheet({ flags: 1 })), 'ENCRYPTED'],
  ['one with macros', makeZip([...spreadsheetParts(), { name: 'xl/vbaProject.bin', content: 'x' }]), 'MACROS'],
  ['one named without macros', makeZip(spreadsheetParts('ms-excel.sheet.macroEnabled.main+xml')), 'MACROS'],
  [
    'one that swells to 120 MB',
    makeZip([...spreadsheetParts(), ...[1, 2, 3, 4].map((n) => ({ name: `xl/${n}.xml`, content: big }))]),
    'DOCUMENT_SWELLS',
  ],
  ['one that swells and says that it does not', makeZip(sheet({ size: 100 }, big)), 'DOCUMENT_UNREADABLE'],
  [
    'one of endless parts',
    makeZip([...spreadsheetParts(), ...Array.from({ length: 5001 }, (_, n) => ({ name: `${n}`, content: '' }))]),
    'TOO_MANY_PARTS',
  ],
])('refuses %s', async (_what, bytes, code) => {
  await expect(readDocumentFormat(bytes)).rejects.toMatchObject(refusedAs(code));
});

it.each([
  ['a PDF', Buffer.concat([pdf, Buffer.alloc(25 * 1024 * 1024, 0x20), pdf]), 'A PDF may have at most 25 MB.'],
  ['a spreadsheet', Buffer.concat([xlsx, Buffer.alloc(10 * 1024 * 1024)]), 'at most 10 MB'],
])('refuses %s that is too large', async (_what, bytes, message) => {
  await expect(readDocumentFormat(bytes)).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: expect.stringContaining(message) as string,
  });
});

it('handles every truncated or damaged spreadsheet', async () => {
  for (let at = 0; at < xlsx.length; at += 1) {
    const bent = Buffer.from(xlsx);
    bent[at] = (bent[at] ?? 0) ^ 0xff;
    for (const bytes of [bent, xlsx.subarray(0, at)]) {
      const answer = await readDocumentFormat(bytes).catch((error: unknown) => (error as { code?: string }).code);
      expect(['xlsx', null, 'VALIDATION_FAILED']).toContain(answer);
    }
  }
});
