import { detectImageFormat, formatBytes } from '../../../../shared/pictures/detectImageFormat.ts';

/** Detects the kind by content, never by name, as the server does. Returns null for kinds that the server refuses. */
export async function readFileKind(file: Blob): Promise<'PICTURE' | 'PDF' | 'OFFICE' | null> {
  const bytes = new Uint8Array(await file.slice(0, formatBytes).arrayBuffer());
  if (detectImageFormat(bytes) !== null) return 'PICTURE';
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (/^%PDF-[12]\.\d/.test(start)) return 'PDF';
  return start.startsWith('PK\x03\x04') ? 'OFFICE' : null;
}
