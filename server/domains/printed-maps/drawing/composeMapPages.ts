import { figtree } from '../../../platform/pdf/figtree';
import type { IndexedStreet, MapAd, MapContent } from '../MapContent';
import { drawMap } from './drawMap';
import { escapeMarkup, mm } from './markup';
import { mapStyle } from './mapStyle';
import type { Rect, Sheet } from './Sheet';
import { qrModules } from '../../../platform/pdf/qrModules';
import { inks } from './inks';
import { drawLogo } from './drawLogo';
import { brand } from '../../../shared/brand/brand';
import { locale } from '../../../shared/locale';
import { calendarDay } from '../../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';

const niceLengths = [100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000];

const longestBar = 45;

/** Draws a scale bar of a round length that fits. */
function drawScaleBar({ millimetresPerMetre }: Sheet, x: number, y: number): string {
  const metres = niceLengths.findLast((length) => length * millimetresPerMetre <= longestBar) ?? 100;
  const width = metres * millimetresPerMetre;
  const words = metres < 1000 ? `${metres} m` : `${metres / 1000} km`;
  return [
    `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width / 2)}" height="1.2" fill="${inks.text}"/>`,
    `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="1.2" fill="none" stroke="${inks.text}" stroke-width="0.2"/>`,
    `<text class="small" x="${mm(x)}" y="${mm(y + 4)}">0</text>`,
    `<text class="small" x="${mm(x + width)}" y="${mm(y + 4)}" text-anchor="middle">${words}</text>`,
  ].join('');
}

function drawNorthArrow(x: number, y: number): string {
  return [
    `<path d="M${mm(x)} ${mm(y)}l2 7l-2 -1.4l-2 1.4z" fill="${inks.text}"/>`,
    `<text class="grid" x="${mm(x)}" y="${mm(y + 10)}">N</text>`,
  ].join('');
}

function drawQrCode(content: string, x: number, y: number, side: number): string {
  const { size, runs } = qrModules(content);
  const unit = side / size;
  const path = runs.map(({ row, column, length }) => {
    return `M${mm(x + column * unit)} ${mm(y + row * unit)}h${mm(length * unit)}v${mm(unit)}h-${mm(length * unit)}z`;
  });
  return `<path d="${path.join('')}" fill="#000000" shape-rendering="crispEdges"/>`;
}

/** with a telephone number or coupon sign below the title, and without */
const entryHeights = { tall: 7.2, short: 4.8 };
const panelHead = 8;
const leastColumn = 50;
/** wider, a reader's eye no longer connects a title with its square */
const widestColumn = 125;
/** An index with fewer streets uses larger type. */
const fewStreets = 150;
const qrSide = 16;

/**
 * Returns the whole document: the map with the start of the legend beside it, then the rest of it and the streets
 * index.
 */
export function composeMapPages(content: MapContent, sheet: Sheet, madeAt: Date): string {
  const { width, height } = sheet;
  const split = sheet.panel ? roomFor(sheet.panel, content.ads) : 0;
  const title = `Map of ${content.name}`;
  const pages = [
    `<section class="sheet"><svg viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">${firstPage(content, sheet, madeAt)}</svg>${panel(content.ads, split, sheet.panel)}</section>`,
    furtherPages([legend(content.ads, split), streetsIndex(content)]),
  ];
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<style>${mapStyle(sheet, title, { regular: dataUrl(figtree.regular), bold: dataUrl(figtree.bold) })}</style></head><body>`,
    ...pages,
    '</body></html>',
  ].join('\n');
}

function firstPage(content: MapContent, sheet: Sheet, madeAt: Date): string {
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
    drawMap(content, sheet),
    drawScaleBar(sheet, margin + 14, bottom + 3),
    drawNorthArrow(margin + 5, bottom + 2),
    drawQrCode(content.url, width - margin - qrSide, bottom, qrSide),
    `<text class="small end" x="${mm(width - margin - qrSide - 3)}" y="${mm(bottom + 5)}">Scan for the online map, or go to</text>`,
    `<text class="small end" x="${mm(width - margin - qrSide - 3)}" y="${mm(bottom + 8.4)}">${escapeMarkup(content.url.replace(/^https?:\/\//, ''))}</text>`,
    `<text class="small" x="${margin}" y="${mm(height - margin + 1)}">${escapeMarkup(notices)}</text>`,
  ].join('\n');
}

function rowsOf({ height }: Rect, ads: readonly MapAd[]): number {
  return Math.floor((height - panelHead) / entryHeights[styleOf(ads)]);
}

function mostColumnsOf({ width }: Rect): number {
  return Math.max(1, Math.floor(width / leastColumn));
}

/** Returns as few columns as hold the ads: wider columns cut fewer titles. */
function columnsOf(rect: Rect, ads: readonly MapAd[]): number {
  const needed = Math.max(Math.ceil(ads.length / rowsOf(rect, ads)), Math.ceil(rect.width / widestColumn));
  return Math.min(needed, mostColumnsOf(rect));
}

function roomFor(rect: Rect, ads: readonly MapAd[]): number {
  return rowsOf(rect, ads) * mostColumnsOf(rect);
}

function styleOf(ads: readonly MapAd[]): keyof typeof entryHeights {
  return ads.some(({ phone, isCoupon }) => phone !== null || isCoupon) ? 'tall' : 'short';
}

function furtherPages(parts: readonly string[]): string {
  const filled = parts.filter((part) => part !== '');
  return filled.length === 0 ? '' : `<section class="flow">${filled.join('')}</section>`;
}

function legend(ads: readonly MapAd[], from: number): string {
  if (ads.length <= from) return '';
  const heading = `Offers on the map${from > 0 ? ', continued' : ''}`;
  return `<h2>${heading}</h2><ol class="legend ${styleOf(ads)}">${ads.slice(from).map(entry).join('')}</ol>`;
}

function panel(all: readonly MapAd[], split: number, rect: Rect | null): string {
  const ads = all.slice(0, split);
  if (!rect || ads.length === 0) return '';
  const style = styleOf(all);
  const columns = columnsOf(rect, all);
  const rows = Math.min(rowsOf(rect, all), Math.ceil(ads.length / columns));
  const place = `left:${mm(rect.x)}mm;top:${mm(rect.y)}mm;width:${mm(rect.width)}mm;height:${mm(rect.height)}mm`;
  const grid = `grid-template-columns:repeat(${columns},1fr);grid-template-rows:repeat(${rows},${entryHeights[style]}mm)`;
  return `<aside class="panel" style="${place}"><h2>Offers on the map</h2><ol class="legend ${style}" style="${grid}">${ads.map(entry).join('')}</ol></aside>`;
}

function entry({ number, title, square, phone, isCoupon }: MapAd): string {
  const mark = isCoupon ? '<span class="coupon">Coupon</span>' : '';
  const second = [phone === null ? '' : escapeMarkup(phone), mark].filter((part) => part !== '').join(' ');
  const more = second === '' ? '' : `<span class="more">${second}</span>`;
  return `<li><b class="no${isCoupon ? ' has-coupon' : ''}">${number}</b><span class="what"><span class="ad${more === '' ? ' alone' : ''}">${escapeMarkup(title)}</span>${more}</span><span class="square">${square}</span></li>`;
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
