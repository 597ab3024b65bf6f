import type { ByteRange } from '../../../platform/file-store/FileStore';

/**
 * Reads `Range: bytes=…` with one range, cut to the file's size; null: send the whole file. Ignores several ranges,
 * other units and invalid values, as RFC 9110, 14.2 permits. `unsatisfiable`: the range begins after the end.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return 'unsatisfiable';
  return end < start ? null : { start, end };
}
