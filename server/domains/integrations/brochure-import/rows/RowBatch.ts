import { saveOrRefuse, type FileRow, type SavedBatch, type Transact } from './saveOrRefuse';
import type { EntityManager } from 'typeorm';

interface Options<Row extends FileRow> {
  /** number of rows that are saved together */
  size: number;
  transact: Transact;
  save: (manager: EntityManager, rows: readonly Row[]) => Promise<SavedBatch<Row>>;
  onSaved: (rows: readonly Row[], saved: SavedBatch<Row>) => void;
}

/** Collects rows, and saves them when there are enough, so that memory does not depend on the file. */
export class RowBatch<Row extends FileRow> {
  private rows: Row[] = [];

  constructor(private readonly options: Options<Row>) {}

  async add(row: Row): Promise<void> {
    this.rows.push(row);
    if (this.rows.length >= this.options.size) await this.flush();
  }

  has(isWanted: (row: Row) => boolean): boolean {
    return this.rows.some(isWanted);
  }

  /** Saves what is left. */
  async flush(): Promise<void> {
    const { transact, save, onSaved } = this.options;
    const { rows } = this;
    this.rows = [];
    onSaved(rows, await saveOrRefuse(transact, rows, save));
  }
}
