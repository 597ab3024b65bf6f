/** How the columns and values of a file are read, in stored form. Columns are in lower case. */
export interface ImportMapping {
  /** null: the column is not read */
  columns: readonly { column: string; target: string | null }[];
  /** values to read as others, without regard to case and white space around them */
  values: readonly { column: string; value: string; replacement: string }[];
  /** name of the profile that it was taken from or kept as; absent: none */
  profile?: string;
}

type Record = Readonly<{ [column: string]: string }>;

const fold = (text: string): string => text.trim().toLowerCase();

/** Applies a mapping to rows. Columns that it does not name are read under their own name. */
export class RowMapping {
  private readonly targets: ReadonlyMap<string, string | null>;
  private readonly taken: ReadonlyMap<string, string>;
  private readonly values: ReadonlyMap<string, string>;

  constructor({ columns, values }: ImportMapping) {
    this.targets = new Map(columns.map(({ column, target }) => [column, target]));
    this.taken = new Map(columns.flatMap(({ column, target }) => (target === null ? [] : [[target, column]])));
    this.values = new Map(values.map(({ column, value, replacement }) => [`${column}\n${fold(value)}`, replacement]));
  }

  apply(record: Record): { [column: string]: string } {
    const mapped: { [column: string]: string } = {};
    for (const [column, cell] of Object.entries(record)) {
      const target = this.targetOf(column);
      if (target !== null) mapped[target] = this.values.get(`${column}\n${fold(cell)}`) ?? cell;
    }
    return mapped;
  }

  /** Returns the file's own name of a column of mapped rows. */
  sourceOf(target: string): string {
    return this.taken.get(target) ?? target;
  }

  private targetOf(column: string): string | null {
    const target = this.targets.get(column);
    if (target !== undefined) return target;
    // a column that is named beside it takes its place
    return this.taken.has(column) ? null : column;
  }
}
