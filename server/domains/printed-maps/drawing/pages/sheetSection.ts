import { brand } from '../../../../shared/brand/brand';
import type { MapContent, MapPicture } from '../../MapContent';
import { escapeMarkup, mm } from '../markup';
import type { Rect, Sheet } from '../Sheet';

/** Millimetres around the trimmed page of a print for a print shop. */
export const printShop = { bleed: 3, outside: 14 };

interface SheetParts {
  /** what readers who do not see the drawing are told; absent: they read its texts */
  label?: string;
  /** SVG, in millimetres from the upper left corner of the trimmed page; empty: a page of lists */
  svg: string;
  /** HTML that is placed on the page */
  html?: string;
}

/** Returns a sheet as HTML; around that of a print shop is what its people need to know. */
export function sheetSection(content: MapContent, { width, height, ...sheet }: Sheet, parts: SheetParts): string {
  const note = content.design.hasBleed ? noteForPrintShop(content, { width, height, ...sheet }) : '';
  const role = parts.label === undefined ? '' : ` role="img" aria-label="${escapeMarkup(parts.label)}"`;
  const drawing =
    parts.svg === ''
      ? ''
      : `<svg${role} viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">\n${parts.svg}\n</svg>`;
  const className = parts.svg === '' ? 'sheet lists' : 'sheet';
  return `<section class="${className}"><div class="trim">${drawing}${parts.html ?? ''}</div>${note}</section>`;
}

/** Beyond the bleed, so it is cut off; readers of the PDF do not see it. */
function noteForPrintShop(
  { name, design: { fold } }: MapContent,
  { paper, orientation, width, height }: Sheet,
): string {
  const facts = [
    `${brand.name}, map of ${name}`,
    `${paper} ${orientation.toLowerCase()}`,
    `trim ${width} × ${height} mm`,
    `bleed ${printShop.bleed} mm`,
    'fonts embedded',
    ...(fold === null ? [] : ['folded to DL: marks at the folds, turned like the page of a book']),
  ];
  const colours = 'Colours are sRGB: convert them to the profile of your press, and set text in black only.';
  return `<p class="note" aria-hidden="true">${escapeMarkup(facts.join(' · '))}<br>${colours}</p>`;
}

/** Returns the picture of the sponsor, as large as a part of the page allows; `align` says where it is in it. */
export function placePicture(
  { href, width, height, alternativeText }: MapPicture,
  room: Rect,
  align: { x: 0 | 1; y: 0 | 0.5 | 1 },
): { html: string; rect: Rect } {
  const scale = Math.min(room.width / width, room.height / height);
  const rect = {
    x: room.x + (room.width - width * scale) * align.x,
    y: room.y + (room.height - height * scale) * align.y,
    width: width * scale,
    height: height * scale,
  };
  const style = `left:${mm(rect.x)}mm;top:${mm(rect.y)}mm;width:${mm(rect.width)}mm;height:${mm(rect.height)}mm`;
  return { html: `<img class="picture" src="${href}" alt="${escapeMarkup(alternativeText)}" style="${style}">`, rect };
}
