import type { PackedColumn, Primitive } from './PackedColumn';

/**
 * Packs JSON data whose lists have rows with the same names and similar values: names and repeated beginnings are
 * written once. `unpackJson` returns the same data.
 */
export function packJson(value: unknown): PackedColumn {
  return packColumn([value]);
}

function packColumn(values: readonly unknown[]): PackedColumn {
  if (values.every(isPrimitive)) return packPrimitives(values);
  if (values.includes(null)) {
    return {
      m: values.map((value) => (value === null ? '0' : '1')).join(''),
      v: packColumn(values.filter((value) => value !== null)),
    };
  }
  if (values.every(Array.isArray)) {
    return { a: packPrimitives(values.map(({ length }) => length)), i: packColumn(values.flat()) };
  }
  if (haveSameNames(values)) {
    const columns = namesOf(values[0]).map((name) => [name, packColumn(values.map((row) => row[name]))] as const);
    return { o: Object.fromEntries(columns) };
  }
  return { e: values.map(packJson) };
}

function isPrimitive(value: unknown): value is Primitive {
  return value === null || typeof value !== 'object';
}

function packPrimitives(values: readonly Primitive[]): Primitive[] {
  const [first] = values;
  if (first !== undefined && values.every((value) => value === first)) return [escapeText(first)];
  let before = '';
  return values.map((value) => {
    if (typeof value !== 'string') return value;
    const same = sharedLength(before, value);
    before = value;
    return same < worthIt ? escapeText(value) : `~${same}~${value.slice(same)}`;
  });
}

/** A shorter beginning costs more to name than it saves. */
const worthIt = 6;

function escapeText(value: Primitive): Primitive {
  return typeof value === 'string' && value.startsWith('~') ? `~0~${value}` : value;
}

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

type Row = Record<string, unknown>;

/** Without what JSON leaves out. */
function namesOf(row: Row): string[] {
  return Object.keys(row).filter((name) => row[name] !== undefined);
}

function haveSameNames(values: readonly unknown[]): values is [Row, ...Row[]] {
  if (values.some((value) => isPrimitive(value) || Array.isArray(value))) return false;
  const [first, ...others] = values.map((value) => namesOf(value as Row).join('\n'));
  return others.every((names) => names === first);
}
