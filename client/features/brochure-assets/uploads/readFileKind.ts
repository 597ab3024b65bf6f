/** the largest part that tells a kind: the names of formats at the start of a HEIC or AVIF picture */
const longestMark = 128;

const codedPictures = ['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
/** names of the container alone: the names after them tell the coding */
const containers = ['mif1', 'msf1', 'miaf'];

/** Detects the kind by content, never by name, as the server does. Returns null for kinds that the server refuses. */
export async function readFileKind(file: Blob): Promise<'PICTURE' | 'PDF' | 'OFFICE' | null> {
  const bytes = new Uint8Array(await file.slice(0, longestMark).arrayBuffer());
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff' || text(0, 8) === '\x89PNG\r\n\x1a\n') return 'PICTURE';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'PICTURE';
  if (text(4, 8) === 'ftyp') {
    const brand = text(8, 12);
    const length = new DataView(bytes.buffer).getUint32(0);
    const compatible = containers.includes(brand) ? (text(16, length).match(/.{4}/gs) ?? []) : [];
    return [brand, ...compatible].some((one) => codedPictures.includes(one)) ? 'PICTURE' : null;
  }
  if (/^%PDF-[12]\.\d/.test(text(0, 8))) return 'PDF';
  return text(0, 4) === 'PK\x03\x04' ? 'OFFICE' : null;
}
