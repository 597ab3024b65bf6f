import { brand } from '../../../../shared/brand/brand';
import type { Creases } from '../../layouts/printFolds';
import type { MapContent } from '../../MapContent';
import { drawQrCode } from './drawFurniture';
import { inks } from '../inks';
import { escapeMarkup, mm } from '../markup';
import type { Rect, Sheet } from '../Sheet';
import { placePicture, printShop } from './sheetSection';
import { wrapWords } from './wrapWords';

const air = 9;
const mark = 4;
const qrSide = 26;
const lines = { title: 11, text: 3.4 };
/** the white ground of a picture around it */
const plate = 2;
const tallestPicture = 26;

/**
 * Draws short lines where a sheet is folded: outside of the trim for a print shop, or else at the edges, for those who
 * fold it themselves.
 */
export function drawFoldMarks(
  { width, height }: Pick<Sheet, 'width' | 'height'>,
  { upright, level }: Creases,
  areOutside: boolean,
): string {
  const away = areOutside ? printShop.bleed + 1 + mark : 0;
  const lines = [
    ...upright.map((x) => `M${x} ${-away}v${mark}M${x} ${height + away - mark}v${mark}`),
    ...level.map((y) => `M${-away} ${y}h${mark}M${width + away - mark} ${y}h${mark}`),
  ];
  return `<path d="${lines.join('')}" stroke="${inks.muted}" stroke-width="0.2" stroke-dasharray="1 0.6"/>`;
}

/** Draws the cover on its panel of the back page. */
export function drawCover(
  content: MapContent,
  { panel, sheet }: { panel: Rect; sheet: Sheet },
): { svg: string; html: string } {
  const picture = drawPicture(content, panel);
  const ground = drawGround(panel, sheet, content.design.hasBleed);
  return { svg: [ground, coverPanel(content, panel), picture.svg].join('\n'), html: picture.html };
}

/** Colours the panel; at the edges of the sheet the colour goes on beyond the trim. */
function drawGround({ x, y, width, height }: Rect, sheet: Sheet, hasBleed: boolean): string {
  const bleed = hasBleed ? printShop.bleed : 0;
  const below = y + height === sheet.height ? bleed : 0;
  return `<rect x="${x}" y="${y - bleed}" width="${width + bleed}" height="${height + bleed + below}" fill="${inks.marker}"/>`;
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
    `<g class="cover">`,
    `<text x="${left}" y="${y + 22}" font-size="${lines.text}">${escapeMarkup(brand.name)}</text>`,
    ...rows.map((row, at) => {
      return `<text x="${left}" y="${mm(y + 40 + at * lines.title * 1.1)}" font-size="${lines.title}" font-weight="700">${escapeMarkup(row)}</text>`;
    }),
    `<text x="${left}" y="${mm(y + 34 + rows.length * lines.title * 1.1)}" font-size="${lines.text}">${escapeMarkup(['Map', ...facts].join(' · '))}</text>`,
    ...sponsorRows(sponsor, isLow({ width, height }) ? width / 2 - air : width - 2 * air - qrSide - 6).map(
      (row, at, all) => {
        const baseline = y + height - air - (all.length - 1 - at) * 5;
        return `<text x="${left}" y="${mm(baseline)}" font-size="${lines.text}">${escapeMarkup(row)}</text>`;
      },
    ),
    '</g>',
    `<rect x="${x + width - air - qrSide - 2}" y="${y + height - air - qrSide - 2}" width="${qrSide + 4}" height="${qrSide + 4}" rx="1.5" fill="#ffffff"/>`,
    drawQrCode(url, x + width - air - qrSide, y + height - air - qrSide, qrSide),
  ].join('\n');
}

function sponsorRows(sponsor: string | null, room: number): string[] {
  return sponsor === null ? [] : wrapWords(`Sponsored by ${sponsor}`, { room, size: lines.text });
}

function isLow({ width, height }: Pick<Rect, 'width' | 'height'>): boolean {
  return height < width;
}

/** Draws the sponsor's picture on white: above its name, or beside the QR code where the panel is low. */
function drawPicture({ sponsorPicture }: MapContent, { x, y, width, height }: Rect): { svg: string; html: string } {
  if (sponsorPicture === null) return { svg: '', html: '' };
  const bottom = y + height - air;
  const room = isLow({ width, height })
    ? { x: x + width / 2, y: bottom - tallestPicture, width: width / 2 - air - qrSide - 8, height: tallestPicture }
    : {
        x: x + air + plate,
        y: bottom - qrSide - 12 - tallestPicture,
        width: width - 2 * (air + plate),
        height: tallestPicture,
      };
  const { html, rect } = placePicture(sponsorPicture, room, { x: isLow({ width, height }) ? 1 : 0, y: 1 });
  const [wide, high] = [rect.width + 2 * plate, rect.height + 2 * plate];
  return {
    html,
    svg: `<rect x="${mm(rect.x - plate)}" y="${mm(rect.y - plate)}" width="${mm(wide)}" height="${mm(high)}" rx="1.5" fill="#ffffff"/>`,
  };
}
