import { brand } from '../../../../shared/brand/brand';
import type { MapContent } from '../../MapContent';
import { drawQrCode } from './drawFurniture';
import { inks } from '../inks';
import { escapeMarkup, mm } from '../markup';
import type { Rect, Sheet } from '../Sheet';
import { wrapWords } from './wrapWords';

/** a panel of DL, millimetres */
const panel = { width: 99, height: 210 };
const air = 9;
const mark = 4;
const qrSide = 26;
const lines = { title: 11, text: 3.4 };

/** Draws short lines at the edges of a sheet where it is folded to DL. */
export function drawFoldMarks({ width, height }: Pick<Sheet, 'width' | 'height'>): string {
  const upright = foldsOf(width, panel.width).map((x) => `M${x} 0v${mark}M${x} ${height - mark}v${mark}`);
  const level = foldsOf(height, panel.height).map((y) => `M0 ${y}h${mark}M${width - mark} ${y}h${mark}`);
  return `<path d="${[...upright, ...level].join('')}" stroke="${inks.muted}" stroke-width="0.2" stroke-dasharray="1 0.6"/>`;
}

function foldsOf(length: number, step: number): number[] {
  return Array.from({ length: Math.round(length / step) - 1 }, (_, at) => (at + 1) * step);
}

/**
 * Returns the back page of a folded print as HTML: the cover on the last panel of the first row, and beside it the
 * emergency numbers and the way to fold. Printed on both sides along the long edge, the cover is outside.
 */
export function drawCover(content: MapContent, { width, height }: Sheet): string {
  const columns = Math.round(width / panel.width);
  const cover = { x: (columns - 1) * panel.width, y: 0, ...panel };
  const beside = { ...cover, x: cover.x - panel.width };
  return [
    `<section class="sheet"><svg viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm">`,
    coverPanel(content, cover),
    besidePanel(content, beside, height > panel.height),
    drawFoldMarks({ width, height }),
    '</svg></section>',
  ].join('\n');
}

function coverPanel(
  { design: { title, sponsor }, url, ads, streets }: MapContent,
  { x, y, width, height }: Rect,
): string {
  const left = x + air;
  const facts = [
    ads.length === 0 ? '' : `${ads.length} local ${ads.length === 1 ? 'offer' : 'offers'}`,
    streets.length === 0 ? '' : 'streets index',
  ].filter((fact) => fact !== '');
  const rows = wrapWords(title, { room: width - 2 * air, size: lines.title });
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${inks.marker}"/>`,
    `<g class="cover">`,
    `<text x="${left}" y="${y + 22}" font-size="${lines.text}">${escapeMarkup(brand.name)}</text>`,
    ...rows.map((row, at) => {
      return `<text x="${left}" y="${mm(y + 40 + at * lines.title * 1.1)}" font-size="${lines.title}" font-weight="700">${escapeMarkup(row)}</text>`;
    }),
    `<text x="${left}" y="${mm(y + 44 + rows.length * lines.title * 1.1)}" font-size="${lines.text}">${escapeMarkup(['Map', ...facts].join(' · '))}</text>`,
    sponsor === null
      ? ''
      : wrapWords(`Sponsored by ${sponsor}`, { room: width - 2 * air - qrSide - 6, size: lines.text })
          .map(
            (row, at) =>
              `<text x="${left}" y="${mm(y + height - 32 + at * 5)}" font-size="${lines.text}">${escapeMarkup(row)}</text>`,
          )
          .join(''),
    '</g>',
    `<rect x="${x + width - air - qrSide - 2}" y="${y + height - air - qrSide - 2}" width="${qrSide + 4}" height="${qrSide + 4}" rx="1.5" fill="#ffffff"/>`,
    drawQrCode(url, x + width - air - qrSide, y + height - air - qrSide, qrSide),
  ].join('\n');
}

function besidePanel({ design: { emergencyNumbers } }: MapContent, { x, y, width }: Rect, hasTwoRows: boolean): string {
  const left = x + air;
  const fold = hasTwoRows
    ? 'Fold: bring the lower edge up to the upper one, then fold in three along the marks. The cover stays in front.'
    : 'Fold: in three along the marks, first forwards, then backwards. The cover stays in front.';
  const numbers = emergencyNumbers.split(' · ').filter((number) => number !== '');
  const heading =
    numbers.length === 0
      ? ''
      : `<text x="${left}" y="${y + 22}" font-size="5" font-weight="700">In an emergency</text>`;
  const start = y + (numbers.length === 0 ? 22 : 34 + numbers.length * 6);
  return [
    heading,
    ...numbers.map(
      (number, at) =>
        `<text x="${left}" y="${y + 31 + at * 6}" font-size="${lines.text}">${escapeMarkup(number)}</text>`,
    ),
    ...wrapWords(fold, { room: width - 2 * air, size: 2.6 }).map((row, at) => {
      return `<text class="fold" x="${left}" y="${mm(start + at * 3.8)}" font-size="2.6">${escapeMarkup(row)}</text>`;
    }),
  ].join('\n');
}
