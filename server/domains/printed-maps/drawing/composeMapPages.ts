import { figtree } from '../../../platform/pdf/figtree';
import type { IndexedStreet, MapContent } from '../MapContent';
import { drawAtlas } from './drawAtlas';
import { drawNorthArrow, drawQrCode, drawScaleBar } from './drawFurniture';
import { drawMap } from './drawMap';
import { drawLegend, drawPanel, legendRows, roomFor } from './legend';
import { escapeMarkup, mm } from './markup';
import { mapStyle } from './mapStyle';
import type { Sheet } from './Sheet';
import { drawLogo } from './drawLogo';
import { brand } from '../../../shared/brand/brand';
import { locale } from '../../../shared/locale';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';

const qrSide = 16;
/** the same in all states; no map of visitors is without them */
const emergencyNumbers = 'Emergency 000 · Police 131 444 · Flood and storm 132 500 · Poisons 13 11 26';

/** An index with fewer streets uses larger type. */
const fewStreets = 150;

/**
 * Returns the whole document: the map with the start of the legend beside it, the sheets on which every street has its
 * name, then the rest of the legend and the streets index.
 */
export function composeMapPages(content: MapContent, sheet: Sheet, madeAt: Date): string {
  const { width, height } = sheet;
  const { svg, ads, unnamed } = drawMap(content, sheet, { id: 'frame' });
  const atlas = drawAtlas(content, { page: sheet, unnamed, ads });
  const rows = legendRows(ads);
  const split = sheet.panel ? roomFor(sheet.panel, rows) : 0;
  const title = `Map of ${content.name}`;
  const pages = [
    `<section class="sheet"><svg viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">${firstPage(content, { sheet, map: svg, madeAt })}</svg>${drawPanel(rows, split, sheet.panel)}</section>`,
    ...atlas,
    furtherPages([drawLegend(rows, split), streetsIndex(content)]),
  ];
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<style>${mapStyle(sheet, title, { regular: dataUrl(figtree.regular), bold: dataUrl(figtree.bold) })}</style></head><body>`,
    ...pages,
    '</body></html>',
  ].join('\n');
}

function firstPage(content: MapContent, { sheet, map, madeAt }: { sheet: Sheet; map: string; madeAt: Date }): string {
  const { margin, width, height } = sheet;
  const bottom = height - margin - qrSide;
  const day = formatAustralianDate(calendarDay(madeAt, 'Australia/Brisbane'));
  const notices = [...content.attributions, `${brand.name}, ${day}`].join(' · ');
  const logo = drawLogo(width - margin, margin);
  const coupons = content.ads.some(({ isCoupon }) => isCoupon);
  return [
    `<text class="title" x="${margin}" y="${margin + 8}">${escapeMarkup(content.name)}</text>`,
    logo.svg,
    `<text class="subtitle" x="${mm(width - margin - logo.room)}" y="${margin + 8}">${escapeMarkup(brand.name)}${coupons ? ` · ${brand.accentName} numbers have a coupon` : ''}</text>`,
    map,
    drawScaleBar(sheet, margin + 14, bottom + 3),
    drawNorthArrow(margin + 5, bottom + 2),
    `<text class="small" x="${margin + 14}" y="${mm(bottom + 11.5)}">${emergencyNumbers}</text>`,
    drawQrCode(content.url, width - margin - qrSide, bottom, qrSide),
    `<text class="small end" x="${mm(width - margin - qrSide - 3)}" y="${mm(bottom + 5)}">Scan for the online map, or go to</text>`,
    `<text class="small end" x="${mm(width - margin - qrSide - 3)}" y="${mm(bottom + 8.4)}">${escapeMarkup(content.url.replace(/^https?:\/\//, ''))}</text>`,
    `<text class="small" x="${margin}" y="${mm(height - margin + 1)}">${escapeMarkup(notices)}</text>`,
  ].join('\n');
}

function furtherPages(parts: readonly string[]): string {
  const filled = parts.filter((part) => part !== '');
  return filled.length === 0 ? '' : `<section class="flow">${filled.join('')}</section>`;
}

function streetsIndex({ name, streets, attributions }: MapContent): string {
  if (streets.length === 0) return '';
  const groups = new Map<string, IndexedStreet[]>();
  for (const street of streets) {
    const initial = initialOf(street.name);
    groups.set(initial, [...(groups.get(initial) ?? []), street]);
  }
  const rows = [...groups].map(([initial, members]) => {
    return `<h3>${escapeMarkup(initial)}</h3><ol class="streets">${members.map(streetRow).join('')}</ol>`;
  });
  const columns = `columns${streets.length <= fewStreets ? ' roomy' : ''}`;
  return `<h2>Streets index for ${escapeMarkup(name)} area.</h2><div class="${columns}">${rows.join('')}</div><p class="notice">${escapeMarkup(attributions.join(' · '))}</p>`;
}

function streetRow({ name, squares: [own = '', ...further] }: IndexedStreet): string {
  return `<li><span>${escapeMarkup(name)}</span><span class="square"><b>${own}</b>${further.map((square) => ` ${square}`).join('')}</span></li>`;
}

/** Returns the initial without accents; names that begin with no letter share one group. */
function initialOf(street: string): string {
  const [first = ''] = street.normalize('NFD').toUpperCase();
  return /\p{Lu}/u.test(first) ? first : '0–9';
}

function dataUrl(font: Buffer): string {
  return `data:font/ttf;base64,${font.toString('base64')}`;
}
