import { csvLine, csvOf } from '../../../shared/formats/csvOf';
import { exportHeadings } from '../exportColumns';
import type { ExportFile, ExportRow } from './ExportFile';

/** A CSV whose lines leave the memory of the page at once: the browser keeps blobs, on disk when they are many. */
export class CsvFile implements ExportFile {
  private readonly front: Blob[] = [new Blob([csvOf([exportHeadings])])];
  private readonly back: Blob[] = [];

  append(rows: readonly ExportRow[]): void {
    this.front.push(linesOf(rows));
  }

  prepend(rows: readonly ExportRow[]): void {
    this.back.push(linesOf(rows));
  }

  finish(): Promise<Blob> {
    const parts = [...this.front, ...this.back.toReversed()];
    return Promise.resolve(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  }
}

const linesOf = (rows: readonly ExportRow[]): Blob => new Blob(rows.map(csvLine));
