import { plural } from '../../../shared/formats/plural';

interface MapFile {
  paper: 'A4' | 'A3';
  orientation: 'PORTRAIT' | 'LANDSCAPE';
  byteSize: number | null;
  pages: number | null;
}

/** "A4 landscape", for the accessible name of a link. */
export function formatLabels({ paper, orientation }: Pick<MapFile, 'paper' | 'orientation'>): string {
  return `${paper} ${orientation.toLowerCase()}`;
}

/** The details for a download: pages and size. */
export function fileText({ byteSize, pages }: Pick<MapFile, 'byteSize' | 'pages'>): string {
  const parts = ['PDF'];
  if (pages !== null) parts.push(plural(pages, 'page'));
  if (byteSize !== null) parts.push(sizeLabel(byteSize));
  return parts.join(', ');
}

function sizeLabel(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
