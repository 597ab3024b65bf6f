import type { PackedColumn, Primitive } from './PackedColumn';

/** The data that `packJson` has packed. */
export function unpackJson(packed: PackedColumn): unknown {
  return unpackColumn(packed, 1)[0];
}

function unpackColumn(column: PackedColumn, rows: number): unknown[] {
  if (Array.isArray(column)) return unpackPrimitives(column, rows);
  if ('m' in column) return unpackNulls(column, rows);
  if ('a' in column) return unpackArrays(column, rows);
  if ('e' in column) return column.e.map(unpackJson);
  const columns = Object.entries(column.o).map(([name, values]) => [name, unpackColumn(values, rows)] as const);
  return Array.from({ length: rows }, (_row, at) =>
    Object.fromEntries(columns.map(([name, values]) => [name, values[at]])),
  );
}

function unpackNulls({ m, v }: { m: string; v: PackedColumn }, rows: number): unknown[] {
  const known = unpackColumn(v, m.split('1').length - 1).values();
  return Array.from({ length: rows }, (_row, at) => (m[at] === '0' ? null : known.next().value));
}

function unpackArrays({ a, i }: { a: PackedColumn; i: PackedColumn }, rows: number): unknown[] {
  const lengths = unpackColumn(a, rows) as number[];
  const items = unpackColumn(
    i,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  let from = 0;
  return lengths.map((length) => items.slice(from, (from += length)));
}

const continued = /^~(\d+)~/;

function unpackPrimitives(values: Primitive[], rows: number): Primitive[] {
  let before = '';
  const unpacked = values.map((value) => {
    if (typeof value !== 'string') return value;
    before = value.replace(continued, (_mark, length: string) => before.slice(0, Number(length)));
    return before;
  });
  const [first = null] = unpacked;
  return unpacked.length === 1 ? Array.from({ length: rows }, () => first) : unpacked;
}
