import path from 'node:path/posix';
import { readZipDirectory } from '../readZipDirectory';
import { damagedDocument } from '../refuseDocument';
import { unpackZipEntry } from '../unpackZipEntry';
import type { ZipEntry } from '../ZipEntry';
import { DateStyles } from './DateStyles';
import { readWholeXml, readXml } from './readXml';
import { SharedStrings } from './SharedStrings';
import { SheetRows, type SheetRow } from './SheetRows';

const workbook = 'xl/workbook.xml';

/**
 * Reads the rows of the first sheet of an Excel workbook that `readDocumentFormat` has checked, one after the other. Rows
 * without cells are left out. The sheet is unpacked and read in pieces, so that its size needs no memory; only texts that the
 * workbook keeps apart from its sheets are held, outside the heap.
 *
 * @throws DomainError VALIDATION_FAILED for a sheet that is too large or damaged
 */
export async function* readWorkbook(bytes: Buffer): AsyncGenerator<SheetRow> {
  const entries = new Map(readZipDirectory(bytes).map((entry) => [entry.name, entry]));
  const { sheet, sharedStrings, styles, isSince1904 } = await readParts(entries);
  const facts = { strings: new SharedStrings(), styles: new DateStyles(), isSince1904 };
  if (sharedStrings) await readWholeXml(unpackZipEntry(sharedStrings), facts.strings.handler());
  if (styles) await readWholeXml(unpackZipEntry(styles), facts.styles.handler());
  const rows = new SheetRows(facts);
  const handler = {
    open: (name: string, attributes: Readonly<Record<string, string>>) => rows.open(name, attributes),
    text: (text: string) => rows.addText(text),
    close: (name: string) => rows.close(name),
  };
  for await (const _piece of readXml(unpackZipEntry(sheet), handler)) yield* rows.take();
}

interface WorkbookParts {
  sheet: ZipEntry;
  sharedStrings: ZipEntry | undefined;
  styles: ZipEntry | undefined;
  isSince1904: boolean;
}

/** Finds the first sheet and what belongs to it by the relations of the workbook. */
async function readParts(entries: ReadonlyMap<string, ZipEntry>): Promise<WorkbookParts> {
  let firstSheet: string | undefined;
  let isSince1904 = false;
  await readWholeXml(unpackZipEntry(partOf(entries, workbook)), {
    open: (name, attributes) => {
      if (name === 'workbookPr') isSince1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name === 'sheet') firstSheet ??= Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    },
  });
  const targets = new Map<string, string>();
  await readWholeXml(unpackZipEntry(partOf(entries, 'xl/_rels/workbook.xml.rels')), {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name !== 'Relationship') return;
      const place = target.startsWith('/') ? target.slice(1) : path.join('xl', target);
      targets.set(id, place);
      // strict and usual workbooks have other addresses before it
      const kind = type.slice(type.lastIndexOf('/') + 1);
      if (kind === 'sharedStrings' || kind === 'styles') targets.set(kind, place);
    },
  });
  const partNamed = (name: string): ZipEntry | undefined => entries.get(targets.get(name) ?? '');
  const sheet = partNamed(firstSheet ?? '');
  if (sheet === undefined) throw damagedDocument();
  return { sheet, sharedStrings: partNamed('sharedStrings'), styles: partNamed('styles'), isSince1904 };
}

function partOf(entries: ReadonlyMap<string, ZipEntry>, name: string): ZipEntry {
  const entry = entries.get(name);
  if (entry === undefined) throw damagedDocument();
  return entry;
}
