import type { FieldError } from '../../../../shared/errors/DomainError';
import type { CellReader } from './cellReaders';
import { columnOf } from './columnOf';

/** The cells of one row. Reads a column by any of its names; errors use the name in the file. */
export class Cells {
  readonly errors: FieldError[] = [];

  constructor(private readonly record: Readonly<Record<string, string>>) {}

  /** Returns null for an empty cell, and for a refused cell, which gets an error. */
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

  /** A cell gets one error only: the first one. */
  refuse(field: string, code: string, message: string): void {
    if (!this.refusedAny(field)) this.errors.push({ field, code, message });
  }

  /** Returns the file's name for a column that has several possible names. */
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
