import type { PackedColumn, Primitive } from './PackedColumn';

/** The data that `packJson` has packed with the same `known` texts. */
export function unpackJson(packed: PackedColumn, known: readonly string[] = []): unknown {
  return unpackColumn(packed, 1, [...known])[0];
}

/** `texts`: all that were read before. */
function unpackColumn(column: PackedColumn, rows: number, texts: string[]): unknown[] {
  if (Array.isArray(column)) return unpackPrimitives(column, rows, texts);
  if ('m' in column) return unpackNulls(column, rows, texts);
  if ('a' in column) return unpackArrays(column, rows, texts);
  if ('c' in column) return unpackContinued(column, rows, texts);
  if ('e' in column) return column.e.map((value) => unpackColumn(value, 1, texts)[0]);
  const columns = Object.entries(column.o).map(([name, values]) => [name, unpackColumn(values, rows, texts)] as const);
  return Array.from({ length: rows }, (_row, at) =>
    Object.fromEntries(columns.map(([name, values]) => [name, values[at]])),
  );
}

function unpackNulls({ m, v }: { m: string; v: PackedColumn }, rows: number, texts: string[]): unknown[] {
  const known = unpackColumn(v, m.split('1').length - 1, texts).values();
  return Array.from({ length: rows }, (_row, at) => (m[at] === '0' ? null : known.next().value));
}

function unpackArrays({ a, i }: { a: PackedColumn; i: PackedColumn }, rows: number, texts: string[]): unknown[] {
  const lengths = unpackColumn(a, rows, texts) as number[];
  const items = unpackColumn(
    i,
    lengths.reduce((sum, length) => sum + length, 0),
    texts,
  );
  let from = 0;
  return lengths.map((length) => items.slice(from, (from += length)));
}

function unpackContinued(
  { c: [each, back, length], t }: { c: [number, number, number]; t: string[] },
  rows: number,
  texts: string[],
): string[] {
  const from = texts.length - back;
  const unpacked = Array.from(
    { length: rows },
    (_row, at) => (texts[from + Math.floor(at / each)] ?? '').slice(0, length) + (t[at % t.length] ?? ''),
  );
  texts.push(...unpacked);
  return unpacked;
}

const continued = /^~(\d+)(?:\.(\d+))?~/;

function unpackPrimitives(values: Primitive[], rows: number, texts: string[]): Primitive[] {
  let before = '';
  const unpacked = values.map((value) => {
    if (typeof value !== 'string') return value;
    before = value.replace(continued, (_mark, length: string, back?: string) =>
      (back === undefined ? before : (texts.at(-Number(back)) ?? '')).slice(0, Number(length)),
    );
    texts.push(before);
    return before;
  });
  return Array.from({ length: rows }, (_row, at) => unpacked[at % unpacked.length] ?? null);
}
