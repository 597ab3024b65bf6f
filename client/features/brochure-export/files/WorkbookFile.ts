import { gunzipSync, gzipSync, strFromU8, strToU8, Zip, ZipDeflate } from 'fflate';
import { exportHeadings } from '../exportColumns';
import type { ExportFile, ExportRow } from './ExportFile';
import { headXml, rowXml, sheetEnd, sheetStart } from './sheetXml';
import { sheetPath, workbookParts } from './workbookParts';

/** enough for XML, at half the time of the usual level */
const level = 4;

/**
 * A workbook that is compressed while its rows come, so that the page keeps neither rows nor XML. Rows from the end of the
 * list wait compressed outside the page's memory until their numbers are known.
 */
export class WorkbookFile implements ExportFile {
  private readonly written: Blob[] = [];
  private readonly back: Blob[] = [];
  private readonly zip: Zip;
  private readonly sheet: ZipDeflate;
  /** the head */
  private rows = 1;

  constructor() {
    this.zip = new Zip((error, chunk) => {
      if (error !== null) throw error;
      this.written.push(new Blob([copyOf(chunk)]));
    });
    for (const [name, content] of Object.entries(workbookParts)) {
      const part = new ZipDeflate(name, { level });
      this.zip.add(part);
      part.push(strToU8(content), true);
    }
    this.sheet = new ZipDeflate(sheetPath, { level });
    this.zip.add(this.sheet);
    this.sheet.push(strToU8(sheetStart + headXml(exportHeadings)));
  }

  append(rows: readonly ExportRow[]): void {
    this.write(rows);
  }

  prepend(rows: readonly ExportRow[]): void {
    this.back.push(new Blob([copyOf(gzipSync(strToU8(JSON.stringify(rows)), { level: 1 }))]));
  }

  async finish(): Promise<Blob> {
    for (const part of this.back.reverse()) {
      const text = strFromU8(gunzipSync(new Uint8Array(await part.arrayBuffer())));
      this.write(JSON.parse(text) as ExportRow[]);
    }
    this.sheet.push(strToU8(sheetEnd), true);
    this.zip.end();
    return new Blob(this.written, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
  }

  private write(rows: readonly ExportRow[]): void {
    const xml = rows.map((row) => {
      this.rows += 1;
      return rowXml(row, this.rows);
    });
    this.sheet.push(strToU8(xml.join('')));
  }
}

/** The compressor may write into its buffer again. */
const copyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
