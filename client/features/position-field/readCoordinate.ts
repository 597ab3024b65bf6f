const number = /^[+-]?\d{1,3}(?:[.,]\d+)?$/;
const minus = /[−–]/g;

/** Parses degrees as people type them. Returns null for invalid text. */
export function readCoordinate(text: string): number | null {
  const plain = text.trim().replace(minus, '-').replace(/°$/, '');
  return number.test(plain) ? Number(plain.replace(',', '.')) : null;
}
