import type { PackedColumn, Primitive } from './PackedColumn';

/**
 * Packs JSON data whose lists have rows with the same names and similar values: names and repeated beginnings are
 * written once. `unpackJson` returns the same data. `known`: texts that the reader has already and gives to `unpackJson`.
 */
export function packJson(value: unknown, known: readonly string[] = []): PackedColumn {
  return packColumn([value], new EarlierTexts(known));
}

function packColumn(values: readonly unknown[], texts: EarlierTexts): PackedColumn {
  if (values.every(isPrimitive)) return packContinued(values, texts) ?? packPrimitives(values, texts);
  if (values.includes(null)) {
    return {
      m: values.map((value) => (value === null ? '0' : '1')).join(''),
      v: packColumn(
        values.filter((value) => value !== null),
        texts,
      ),
    };
  }
  if (values.every(Array.isArray)) {
    return {
      a: packPrimitives(
        values.map(({ length }) => length),
        texts,
      ),
      i: packColumn(values.flat(), texts),
    };
  }
  const names = sharedNames(values);
  if (names) {
    const column = (name: string) =>
      packColumn(
        values.map((row) => (row as Row)[name]),
        texts,
      );
    return { o: Object.fromEntries(names.map((name) => [name, column(name)] as const)) };
  }
  return { e: values.map((value) => packColumn([value], texts)) };
}

function isPrimitive(value: unknown): value is Primitive {
  return value === null || typeof value !== 'object';
}

function packPrimitives(values: readonly Primitive[], texts: EarlierTexts): Primitive[] {
  let before = '';
  return values.slice(0, periodOf(values)).map((value) => {
    if (typeof value !== 'string') return value;
    const packed = texts.shorten(value, before);
    before = value;
    return packed;
  });
}

/** A column of texts that continue those of another column with ends that repeat, as the sizes of pictures do. */
function packContinued(values: readonly Primitive[], texts: EarlierTexts): PackedColumn | null {
  if (values.length < 2 || !values.every((value) => typeof value === 'string')) return null;
  const start = startOf(values[0] ?? '');
  const each = values.findIndex((value) => startOf(value) !== start);
  const from = texts.find(values[0] ?? '');
  if (each < 2 || from === undefined) return null;
  const length = Math.min(...values.map((value, at) => sharedLength(texts.at(from + Math.floor(at / each)), value)));
  if (length < startLength) return null;
  const ends = values.map((value) => value.slice(length));
  const period = periodOf(ends);
  if (period === values.length) return null;
  const back = texts.length - from;
  values.forEach((value) => texts.add(value));
  return { c: [each, back, length], t: ends.slice(0, period) };
}

/** After how many values they repeat; all of them if they do not. */
function periodOf(values: readonly Primitive[]): number {
  const repeats = (period: number) => values.every((value, at) => value === values[at % period]);
  for (let period = 1; period <= longestPeriod && period < values.length; period += 1) {
    if (repeats(period)) return period;
  }
  return values.length;
}

/** Pictures have this many sizes at most. */
const longestPeriod = 8;

/** A shorter beginning costs more to name than it saves. */
const worthIt = 6;
/** Texts elsewhere are found by this much of their beginning, such as the address of a picture's original. */
const startLength = 24;
/** Shorter texts cost as much to find again as to write. */
const shortest = 12;

/** The texts so far, in the order in which `unpackJson` reads them. */
class EarlierTexts {
  private readonly texts: string[] = [];
  private readonly places = new Map<string, number>();

  constructor(known: readonly string[]) {
    known.forEach((text) => this.add(text));
  }

  get length(): number {
    return this.texts.length;
  }

  at(place: number): string {
    return this.texts[place] ?? '';
  }

  /** The place of the last text that begins like this one. */
  find(text: string): number | undefined {
    return this.places.get(startOf(text));
  }

  add(text: string): void {
    if (text.length >= shortest) this.places.set(startOf(text), this.texts.length);
    this.texts.push(text);
  }

  /** Names the beginning that the text shares with the one before it in its column, or with another one. */
  shorten(text: string, before: string): string {
    const place = this.find(text);
    const near = sharedLength(before, text);
    const far = place === undefined ? 0 : sharedLength(this.at(place), text);
    const back = this.texts.length - (place ?? 0);
    this.add(text);
    if (far > near + worthIt) return `~${far}.${back}~${text.slice(far)}`;
    if (near >= worthIt) return `~${near}~${text.slice(near)}`;
    return text.startsWith('~') ? `~0~${text}` : text;
  }
}

function startOf(text: string): string {
  return text.slice(0, startLength);
}

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

type Row = Record<string, unknown>;

/** Without what JSON leaves out. */
function namesOf(row: Row): string[] {
  return Object.keys(row).filter((name) => row[name] !== undefined);
}

/** The names of all rows, if each has the same in the same order. */
function sharedNames(values: readonly unknown[]): string[] | null {
  if (values.some((value) => isPrimitive(value) || Array.isArray(value))) return null;
  const [first = [], ...others] = values.map((value) => namesOf(value as Row));
  const isShared = others.every(
    (names) => names.length === first.length && names.every((name, at) => name === first[at]),
  );
  return isShared ? first : null;
}
