import type { FieldError } from '../../../../shared/errors/DomainError';
import type { CellReader } from './cellReaders';
import { columnOf } from './columnOf';

/** The cells of one row: read by any of a column's names, refused with the name that the file uses. */
export class Cells {
  readonly errors: FieldError[] = [];

  constructor(private readonly record: Readonly<Record<string, string>>) {}

  /** null for a cell that is empty or refused (then with an error). */
  read<T>(reader: CellReader<T>, ...names: string[]): T | null {
    const name = names.find((candidate) => this.textOf(candidate) !== '');
    if (name === undefined) return null;
    const text = this.textOf(name);
    if (text.includes('\uFFFD')) {
      this.refuse(name, 'encoding', 'This holds bytes that are not UTF-8: save the file as UTF-8.');
      return null;
    }
    const reading = reader(text);
    if ('value' in reading) return reading.value;
    this.refuse(name, reading.code, reading.message);
    return null;
  }

  /** A cell is refused once, with what has to be mended first. */
  refuse(field: string, code: string, message: string): void {
    if (!this.refusedAny(field)) this.errors.push({ field, code, message });
  }

  /** What the file calls a column that may go by several names. */
  columnOf(...names: [string, ...string[]]): string {
    return columnOf(this.record, names);
  }

  refusedAny(...names: string[]): boolean {
    return this.errors.some(({ field }) => names.includes(field));
  }

  private textOf(name: string): string {
    return (this.record[name] ?? '').trim();
  }
}
