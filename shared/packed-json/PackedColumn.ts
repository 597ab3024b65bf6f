/**
 * Values of one kind, such as a field of all rows of a list. An array has a value for each row, or fewer that repeat, such
 * as one value that all rows share. `text` in it may be `~12~end`: the first 12 characters of the text before it, and the
 * end. `~72.13~end` continues the text that was 13 texts ago in the whole data. In objects:
 *
 * - `o`: objects with the same names, as a column for each name
 * - `a`: arrays, as their lengths (a column) and `i`, the items of all
 * - `m`: `v` are the values of rows with `1`; rows with `0` are null
 * - `e`: values of different kinds, each as a column of one row
 * - `c`: texts that continue those of another column, such as `[4, 60, 72]`: four by four, from the text that was 60 texts
 *   before this column, 72 characters of each; `t` are their ends, or fewer that repeat
 */
export type PackedColumn =
  | Primitive[]
  | { o: Record<string, PackedColumn> }
  | { a: PackedColumn; i: PackedColumn }
  | { m: string; v: PackedColumn }
  | { e: PackedColumn[] }
  | { c: [each: number, back: number, length: number]; t: string[] };

export type Primitive = string | number | boolean | null;
