import type { SiteDrawing } from './siteValues';

/** Files that are made from each drawing, beside the drawing itself. */
export const drawingFiles = {
  'icon-48.png': { size: 48, isMaskable: false },
  'icon-192.png': { size: 192, isMaskable: false },
  'icon-512.png': { size: 512, isMaskable: false },
  'maskable-192.png': { size: 192, isMaskable: true },
  'maskable-512.png': { size: 512, isMaskable: true },
  // iOS takes no icon from a manifest, and paints transparent areas black
  'apple-touch-icon.png': { size: 180, isMaskable: true },
  'share.jpg': null,
} as const;

export type DrawingFile = keyof typeof drawingFiles;

/** Returns the path of a drawing, or of a file that is made from it. It contains the hash, so its content never changes. */
export function drawingUrl({ hash, kind }: Pick<SiteDrawing, 'hash' | 'kind'>, file?: DrawingFile): string {
  return `/brand/${hash}/${file ?? `drawing.${kind}`}`;
}
