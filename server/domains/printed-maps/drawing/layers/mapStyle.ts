import { inks } from '../inks';
import { columnGap, mostTitleLines } from '../legendSizes';
import type { Sheet } from '../Sheet';
import { brand } from '../../../../shared/brand/brand';

/** millimetres between the letters of a suburb's name */
export const letterSpacing = 0.4;
/** of the numbers of neighbouring sheets */
export const pointerSize = 3.4;

interface MapStyleOptions {
  /** data URLs */
  fonts: { regular: string; bold: string };
  /** millimetres around the trimmed page */
  outside: number;
}

/** Returns the style sheet of the printed map with embedded fonts, so that the browser fetches nothing. */
export function mapStyle({ width, height }: Sheet, { fonts, outside }: MapStyleOptions): string {
  return `
@font-face { font-family: ${brand.typeface}; font-weight: 400; src: url(${fonts.regular}); }
@font-face { font-family: ${brand.typeface}; font-weight: 700; src: url(${fonts.bold}); }
@page { size: ${width + 2 * outside}mm ${height + 2 * outside}mm; margin: 0; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 400 7pt/1.3 ${brand.typeface}, sans-serif; color: ${inks.text}; print-color-adjust: exact; }
svg { display: block; font-family: ${brand.typeface}, sans-serif; }
svg text { fill: ${inks.text}; }
.sheet + .sheet { break-before: page; }
.sheet { position: relative; width: ${width + 2 * outside}mm; height: ${height + 2 * outside}mm; padding: ${outside}mm; overflow: hidden; }
.trim { position: relative; height: ${height}mm; }
.trim > svg { overflow: visible; }
.picture, .at { position: absolute; }
.foot { display: flex; position: absolute; justify-content: space-between; bottom: 8mm; color: ${inks.muted}; font-size: 6pt; line-height: 1; }
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
.landmark { text-anchor: middle; }
svg .landmark { fill: ${inks.placeName}; }
.shield { font-weight: 700; text-anchor: middle; }
svg .shield { fill: ${inks.onShield}; }
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
h2 { font-size: 11pt; line-height: 1.2; }
.panel h2 { margin-bottom: 2mm; }
ol { list-style: none; }
.panel { position: absolute; overflow: hidden; }
.panel .legend { display: flex; flex-flow: column wrap; align-content: flex-start; column-gap: ${columnGap}mm; }
.legend li, .legend h3 { display: flex; gap: 1.5mm; overflow: hidden; }
.no { flex: none; min-width: 5mm; height: 4mm; padding: 0 0.8mm; border-radius: 2mm; background: ${inks.marker}; color: ${inks.onMarker}; line-height: 4mm; text-align: center; font-variant-numeric: tabular-nums; }
.no.has-coupon { background: ${inks.coupon}; color: ${inks.onCoupon}; }
.what { flex: 1; min-width: 0; line-height: 3.3mm; overflow-wrap: anywhere; }
.more { display: block; white-space: nowrap; }
.ad { display: -webkit-box; overflow: hidden; font-weight: 700; -webkit-box-orient: vertical; -webkit-line-clamp: ${mostTitleLines}; }
.legend .square { line-height: 3.3mm; }
.category { align-items: end; padding-bottom: 0.8mm; color: ${inks.marker}; font-weight: 700;}
.icon { flex: none; width: 3.6mm; height: 3.6mm; }
.icon path { fill: none; stroke: ${inks.marker}; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.more { color: ${inks.muted}; }
.coupon { color: ${inks.couponText}; }
.square { font-variant-numeric: tabular-nums; }
.streets { font-size: 6pt; line-height: 2.65mm; }
.roomy { font-size: 8pt; line-height: 3.53mm; }
.streets h3 { padding-top: 1mm; border-bottom: 0.2mm solid ${inks.grid}; color: ${inks.marker}; font-size: 7pt; line-height: 1.1; }
.roomy h3 { font-size: 9pt; }
.streets li { display: flex; justify-content: space-between; gap: 1.5mm; padding: 0.15mm 0; overflow: hidden; }
.streets .square { max-width: 50%; text-align: right; color: ${inks.muted}; }
.streets .square b { color: ${inks.text}; }
.notice { color: ${inks.muted}; font-size: 6pt; }
`;
}
