export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/**
 * Returns the image format by content, never by name (docs/rules/files.md#type-by-content); null for formats that are
 * not accepted.
 */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | null {
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'avif';
  return null;
}
