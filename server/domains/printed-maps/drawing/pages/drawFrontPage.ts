import { brand } from '../../../../shared/brand/brand';
import { calendarDay } from '../../../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../../../shared/dates/formatAustralianDate';
import type { FacilityType } from '../../../../../shared/map-style/facilities';
import type { MapContent } from '../../MapContent';
import type { DrawnAtlas } from './drawAtlas';
import { drawNorthArrow, drawQrCode, drawScaleBar } from './drawFurniture';
import { drawLogo } from './drawLogo';
import { drawFoldMarks } from './drawCover';
import { fitTitle, type FittedTitle } from './fitTitle';
import { inks } from '../inks';
import { drawSymbolKey, symbolsOf } from './drawSymbolKey';
import { escapeMarkup, mm } from '../markup';
import { layOutFold } from '../../layouts/printFolds';
import { placePicture } from './sheetSection';
import { pictureHead, type Sheet } from '../Sheet';
import { measureText } from '../lists/measureText';
import { textWidth } from '../textWidth';

const qrSide = 16;
const subtitleSize = 3.2;
/** of the style "small" */
const noteSize = 2.3;
const gap = 4;

interface FrontPage {
  sheet: Sheet;
  /** SVG of the map */
  map: string;
  facilities: readonly FacilityType[];
  insets: DrawnAtlas['insets'];
  madeAt: Date;
}

/** Draws the first page around its map: title, sponsor, scale, emergency numbers, symbols, QR code and notices. */
export function drawFrontPage(
  content: MapContent,
  { sheet, map, facilities, insets, madeAt }: FrontPage,
): { svg: string; html: string } {
  const { margin, width, height } = sheet;
  const { emergencyNumbers, fold, hasBleed } = content.design;
  const bottom = height - margin - qrSide;
  const day = formatAustralianDate(calendarDay(madeAt, 'Australia/Brisbane'));
  const notices = [...content.attributions, `${brand.name}, ${day}`].join(' · ');
  const logo = drawLogo(width - margin, margin);
  const title = titleOf(content, sheet);
  const sponsor = drawSponsor(content, sheet);
  const left = margin + 14;
  const aside = left + (emergencyNumbers === '' ? 0 : measureText(emergencyNumbers, noteSize) + gap);
  const end = width - margin - qrSide - 3;
  const key = drawSymbolKey(
    symbolsOf(content, facilities),
    { x: left, y: bottom + 13.2, room: end - left },
    { x: aside, y: bottom + 9.6, room: end - aside },
  );
  // above the second line of symbols
  const scan = bottom + (key.hasSecond ? 2.4 : 5);
  const svg = [
    `<text class="title" x="${margin}" y="${margin + 8}" font-size="${mm(title.size)}">${escapeMarkup(title.text)}</text>`,
    sponsor.svg,
    logo.svg,
    `<text class="subtitle" x="${mm(width - margin - logo.room)}" y="${margin + 8}">${escapeMarkup(subtitleOf(content))}</text>`,
    map,
    outlineInsets(insets, sheet),
    drawScaleBar(sheet, left, bottom + 3),
    drawNorthArrow(margin + 5, bottom + 2),
    emergencyNumbers === ''
      ? ''
      : `<text class="small" x="${left}" y="${mm(bottom + 10.4)}">${escapeMarkup(emergencyNumbers)}</text>`,
    key.svg,
    drawQrCode(content.url, width - margin - qrSide, bottom, qrSide),
    `<text class="small end" x="${mm(end)}" y="${mm(scan)}">Scan for the online map, or go to</text>`,
    `<text class="small end" x="${mm(end)}" y="${mm(scan + 3.4)}">${escapeMarkup(content.url.replace(/^https?:\/\//, ''))}</text>`,
    `<text class="small" x="${margin}" y="${mm(height - margin + 1.8)}">${escapeMarkup(notices)}</text>`,
    fold === null ? '' : drawFoldMarks(sheet, layOutFold(fold, sheet).front, hasBleed),
  ].join('\n');
  return { svg, html: sponsor.html };
}

/** Draws the sponsor below the title: its picture, and its name beside it. */
function drawSponsor(
  { design: { sponsor }, sponsorPicture }: MapContent,
  { margin }: Sheet,
): {
  svg: string;
  html: string;
} {
  const room = { x: margin, y: margin + 11, width: 60, height: pictureHead + 1 };
  const picture = sponsorPicture && placePicture(sponsorPicture, room, { x: 0, y: 0.5 });
  const x = picture ? picture.rect.x + picture.rect.width + gap : margin;
  const y = picture ? room.y + room.height / 2 + 1.1 : margin + 13;
  const svg =
    sponsor === null
      ? ''
      : `<text class="sponsor" x="${mm(x)}" y="${mm(y)}">Sponsored by <tspan font-weight="700">${escapeMarkup(sponsor)}</tspan></text>`;
  return { svg, html: picture?.html ?? '' };
}

/** Returns the title in the room that the words at its right leave. */
export function titleOf(content: MapContent, { margin, width }: Sheet): FittedTitle {
  const taken = textWidth(subtitleOf(content), subtitleSize) + drawLogo(width - margin, margin).room + gap;
  return fitTitle(content.design.title, width - 2 * margin - taken);
}

function subtitleOf({ ads }: MapContent): string {
  const coupons = ads.some(({ isCoupon }) => isCoupon);
  return `${brand.name}${coupons ? ` · ${brand.accentName} numbers have a coupon` : ''}`;
}

/** Outlines the parts that have an inset, each with the inset's number in its corner. */
function outlineInsets(insets: DrawnAtlas['insets'], { toSheet }: Sheet): string {
  return insets
    .map(({ number, part: { west, south, east, north } }) => {
      const [x, y] = toSheet([west, north]);
      const [right, bottom] = toSheet([east, south]);
      const label = `Inset ${number}`;
      const room = textWidth(label, 2.3) + 2;
      return [
        `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(right - x)}" height="${mm(bottom - y)}" fill="none" stroke="${inks.text}" stroke-width="0.5" stroke-dasharray="1.6 0.8"/>`,
        `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(room)}" height="3.4" fill="${inks.text}"/>`,
        `<text class="inset" x="${mm(x + 1)}" y="${mm(y + 2.5)}">${label}</text>`,
      ].join('');
    })
    .join('');
}
