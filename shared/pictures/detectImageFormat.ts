export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
/** brands of the container only; the compatible brands say how the picture in it is coded */
const containerBrands = ['mif1', 'msf1', 'miaf'];
/** Bytes at the start of a file that tell its format: more of a file type box are not read. */
export const formatBytes = 128;

/**
 * Returns the image format by content, never by name (docs/rules/files.md#type-by-content); null for formats that are
 * not accepted.
 */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | null {
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) !== 'ftyp') return null;
  const brand = text(8, 12);
  const compatible = containerBrands.includes(brand) ? text(16, Math.min(boxLength(bytes), formatBytes)) : '';
  const brands = [brand, ...(compatible.match(/.{4}/gs) ?? [])];
  if (brands.some((one) => ['avif', 'avis'].includes(one))) return 'avif';
  return brands.some((one) => heicBrands.includes(one)) ? 'heic' : null;
}

function boxLength([a = 0, b = 0, c = 0, d = 0]: Uint8Array): number {
  return ((a * 256 + b) * 256 + c) * 256 + d;
}
