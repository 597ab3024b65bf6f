import { inks } from '../inks';
import { columnGap, mostTitleLines } from '../legendSizes';
import type { Sheet } from '../Sheet';
import { brand } from '../../../../shared/brand/brand';

const streetColumn = 44;
const roomyColumn = 60;
const legendColumn = 58;
const flowGap = 5;
/** millimetres between the letters of a suburb's name */
export const letterSpacing = 0.4;
/** of the numbers of neighbouring sheets */
export const pointerSize = 3.4;

const footer = `font: 400 6pt ${brand.typeface}, sans-serif; color: ${inks.muted}; vertical-align: top; padding-top: 5mm;`;

interface MapStyleOptions {
  title: string;
  /** data URLs */
  fonts: { regular: string; bold: string };
  /** millimetres around the trimmed page */
  outside: number;
}

/** The columns of the legend on the pages after the maps, whose text is this wide. */
export function flowColumns(inner: number): { count: number; width: number } {
  const count = Math.floor(inner / legendColumn);
  return { count, width: (inner - (count - 1) * flowGap) / count };
}

/** Returns the style sheet of the printed map with embedded fonts, so that the browser fetches nothing. */
export function mapStyle({ width, height, margin }: Sheet, { title, fonts, outside }: MapStyleOptions): string {
  const inner = width - 2 * margin;
  return `
@font-face { font-family: ${brand.typeface}; font-weight: 400; src: url(${fonts.regular}); }
@font-face { font-family: ${brand.typeface}; font-weight: 700; src: url(${fonts.bold}); }
@page { size: ${width + 2 * outside}mm ${height + 2 * outside}mm; margin: 0; }
@page flow {
  margin: ${margin + outside}mm ${margin + outside}mm ${margin + outside + 5}mm;
  @bottom-left { content: ${styleString(title)}; ${footer} }
  @bottom-right { content: counter(page) " of " counter(pages); ${footer} }
}
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 400 7pt/1.3 ${brand.typeface}, sans-serif; color: ${inks.text}; print-color-adjust: exact; }
svg { display: block; font-family: ${brand.typeface}, sans-serif; }
svg text { fill: ${inks.text}; }
.sheet + .sheet { break-before: page; }
.sheet { position: relative; width: ${width + 2 * outside}mm; height: ${height + 2 * outside}mm; padding: ${outside}mm; overflow: hidden; }
.trim { position: relative; }
.trim > svg { overflow: visible; }
.picture { position: absolute; }
.note { position: absolute; left: ${outside + 8}mm; bottom: 1mm; font-size: 5.5pt; line-height: 1.3; }
.title { font-weight: 700; }
.sponsor { font-size: 3.2px; }
.inset { font-size: 2.3px; font-weight: 700; }
svg .inset { fill: #ffffff; }
svg .cover text { fill: ${inks.onMarker}; }
svg .fold { fill: ${inks.muted}; }
.subtitle { font-size: 3.2px; text-anchor: end; }
svg .subtitle { fill: ${inks.muted}; }
.small { font-size: 2.3px; }
.heading { font-size: 5px; font-weight: 700; }
.pointer { font-size: ${pointerSize}px; font-weight: 700; text-anchor: middle; }
.key { font-weight: 700; text-anchor: middle; }
.water { font-style: italic; text-anchor: middle; }
svg .water { fill: ${inks.waterName}; }
.end { text-anchor: end; }
.name { text-anchor: middle; }
svg .name { fill: ${inks.streetName}; }
.suburb { text-anchor: middle; letter-spacing: ${letterSpacing}px; font-weight: 700; }
svg .suburb { fill: ${inks.placeName}; fill-opacity: 0.7; }
.grid { font-size: 3.1px; font-weight: 700; text-anchor: middle; }
.number { font-weight: 700; text-anchor: middle; }
svg .number { fill: ${inks.onMarker}; }
svg .number.has-coupon { fill: ${inks.onCoupon}; }
.place { font-style: italic; text-anchor: middle; }
svg .place { fill: ${inks.parkName}; }
li, p { overflow-wrap: break-word; }
h2 { font-size: 11pt; line-height: 1.2; margin-bottom: 2mm; }
ol { list-style: none; }
.panel { position: absolute; overflow: hidden; }
.panel .legend { display: flex; flex-flow: column wrap; align-content: flex-start; column-gap: ${columnGap}mm; }
.flow { page: flow; break-before: page; }
.flow .legend { columns: ${flowColumns(inner).count}; column-gap: ${flowGap}mm; }
.flow .legend li { min-height: 4.8mm; padding-bottom: 0.6mm; }
.legend li { display: flex; gap: 1.5mm; overflow: hidden; break-inside: avoid; }
.no { flex: none; min-width: 5mm; height: 4mm; padding: 0 0.8mm; border-radius: 2mm; background: ${inks.marker}; color: ${inks.onMarker}; line-height: 4mm; text-align: center; font-variant-numeric: tabular-nums; }
.no.has-coupon { background: ${inks.coupon}; color: ${inks.onCoupon}; }
.what { flex: 1; min-width: 0; line-height: 3.3mm; overflow-wrap: anywhere; }
.more { display: block; white-space: nowrap; }
.ad { display: -webkit-box; overflow: hidden; font-weight: 700; -webkit-box-orient: vertical; -webkit-line-clamp: ${mostTitleLines}; }
.legend > li > .square { line-height: 3.3mm; }
.legend .category { align-items: end; padding-bottom: 0.8mm; color: ${inks.marker}; font-weight: 700; break-after: avoid; }
.icon { flex: none; width: 3.6mm; height: 3.6mm; }
.icon path { fill: none; stroke: ${inks.marker}; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.more { color: ${inks.muted}; }
.coupon { color: ${inks.couponText}; }
.square { font-variant-numeric: tabular-nums; }
.legend + h2 { margin-top: 5mm; break-after: avoid; }
.columns { columns: ${Math.floor(inner / streetColumn)}; column-gap: 4mm; font-size: 6pt; line-height: 1.25; }
.roomy { columns: ${Math.floor(inner / roomyColumn)}; font-size: 8pt; }
.roomy h3 { font-size: 9pt; }
h3 { padding: 1mm 0 0.4mm; border-bottom: 0.2mm solid ${inks.grid}; margin-bottom: 0.4mm; color: ${inks.marker}; font-size: 7pt; line-height: 1.1; break-after: avoid; }
.streets li { display: flex; justify-content: space-between; gap: 1.5mm; padding: 0.15mm 0; break-inside: avoid; }
.streets .square { max-width: 50%; text-align: right; color: ${inks.muted}; }
.streets .square b { color: ${inks.text}; }
.notice { margin-top: 3mm; color: ${inks.muted}; font-size: 6pt; }
`;
}

/** Returns a text as a CSS string, with all but letters and digits escaped, so that nothing can end it. */
function styleString(text: string): string {
  const sign = (char: string): string => `\\${(char.codePointAt(0) ?? 0).toString(16)} `;
  return `"${text.replace(/[^a-zA-Z0-9 ]/gu, sign)}"`;
}
