const number = /^[+-]?\d{1,3}(?:[.,]\d+)?$/;
const minus = /[−–]/g;

/** One number of degrees, as people type it; null: it is none. */
export function readCoordinate(text: string): number | null {
  const plain = text.trim().replace(minus, '-').replace(/°$/, '');
  return number.test(plain) ? Number(plain.replace(',', '.')) : null;
}
