import { inks } from './inks';
import type { Sheet } from './Sheet';

const streetColumn = 44;
const legendColumn = 58;

/** The style sheet of the printed map; the fonts come with it, so that nothing is fetched. */
export function mapStyle({ width, height, margin }: Sheet, fonts: { regular: string; bold: string }): string {
  const inner = width - 2 * margin;
  return `
@font-face { font-family: Figtree; font-weight: 400; src: url(${fonts.regular}); }
@font-face { font-family: Figtree; font-weight: 700; src: url(${fonts.bold}); }
@page { size: ${width}mm ${height}mm; margin: 0; }
@page flow { margin: ${margin}mm; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 400 7pt/1.3 Figtree, sans-serif; color: ${inks.text}; print-color-adjust: exact; }
svg { display: block; font-family: Figtree, sans-serif; }
svg text { fill: ${inks.text}; }
.sheet { position: relative; width: ${width}mm; height: ${height}mm; overflow: hidden; }
.title { font-size: 8px; font-weight: 700; }
.subtitle { font-size: 3.2px; text-anchor: end; }
svg .subtitle { fill: ${inks.muted}; }
.small { font-size: 2.3px; }
.end { text-anchor: end; }
.name { text-anchor: middle; paint-order: stroke; stroke: #ffffff; stroke-width: 0.5px; stroke-linejoin: round; stroke-opacity: 0.85; }
svg .name { fill: ${inks.name}; }
.suburb { text-anchor: middle; letter-spacing: 0.4px; font-weight: 700; paint-order: stroke; stroke: ${inks.land}; stroke-width: 0.8px; stroke-opacity: 0.7; }
svg .suburb { fill: ${inks.suburb}; fill-opacity: 0.75; }
.grid { font-size: 3.1px; font-weight: 700; text-anchor: middle; }
.number { font-weight: 700; text-anchor: middle; }
svg .number { fill: ${inks.onMarker}; }
svg .number.has-coupon { fill: ${inks.onCoupon}; }
.place { font-style: italic; text-anchor: middle; }
svg .place { fill: ${inks.parkName}; }
h2 { font-size: 11pt; line-height: 1.2; margin-bottom: 2mm; }
ol { list-style: none; }
.panel { position: absolute; overflow: hidden; }
.panel .legend { display: grid; grid-auto-flow: column; column-gap: 4mm; }
.flow { page: flow; break-before: page; }
.flow .legend { columns: ${Math.floor(inner / legendColumn)}; column-gap: 5mm; }
.legend li { display: flex; gap: 1.5mm; height: 7.2mm; overflow: hidden; break-inside: avoid; }
.no { flex: none; min-width: 5mm; height: 4mm; padding: 0 0.8mm; border-radius: 2mm; background: ${inks.marker}; color: ${inks.onMarker}; line-height: 4mm; text-align: center; font-variant-numeric: tabular-nums; }
.no.has-coupon { background: ${inks.coupon}; color: ${inks.onCoupon}; }
.what { flex: 1; min-width: 0; line-height: 3.3mm; }
.ad, .more { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.ad { font-weight: 700; }
.more { color: ${inks.muted}; }
.coupon { color: #b45309; }
.square { font-variant-numeric: tabular-nums; }
.streets { columns: ${Math.floor(inner / streetColumn)}; column-gap: 4mm; font-size: 6pt; line-height: 1.25; }
.streets li { display: flex; justify-content: space-between; gap: 1.5mm; padding: 0.15mm 0; break-inside: avoid; }
.streets .square { max-width: 50%; text-align: right; color: ${inks.muted}; }
.streets .square b { color: ${inks.text}; }
.notice { margin-top: 3mm; color: ${inks.muted}; font-size: 6pt; }
`;
}
