import { inks } from '../inks';
import { mm } from '../markup';
import type { PlacedMarker } from './placeMarkers';

/** Draws numbers in circles, long ones in pills, with a line to the true place of a displaced one. Coupons are orange. */
export function drawMarkers(markers: readonly PlacedMarker[]): string {
  const leaders = markers
    .filter(({ isMoved }) => isMoved)
    .map(({ x, y, anchor }) => {
      const line = `<path d="M${mm(anchor.x)} ${mm(anchor.y)}L${mm(x)} ${mm(y)}" stroke="${inks.marker}" stroke-width="0.3"/>`;
      return `${line}<circle cx="${mm(anchor.x)}" cy="${mm(anchor.y)}" r="0.55" fill="${inks.marker}"/>`;
    });
  return [...leaders, ...markers.map(drawMarker)].join('');
}

function drawMarker({ ads, x, y, lines, size, lineHeight, halfWidth, halfHeight, corner }: PlacedMarker): string {
  const haveCoupons = ads.every(({ isCoupon }) => isCoupon);
  const first = y - ((lines.length - 1) * lineHeight) / 2 + size * 0.36;
  const texts = lines.map((line, at) => {
    return `<text class="number${haveCoupons ? ' has-coupon' : ''}" x="${mm(x)}" y="${mm(first + at * lineHeight)}" font-size="${size}">${line}</text>`;
  });
  return [
    `<rect x="${mm(x - halfWidth)}" y="${mm(y - halfHeight)}" width="${mm(2 * halfWidth)}" height="${mm(2 * halfHeight)}" rx="${corner}" fill="${haveCoupons ? inks.coupon : inks.marker}" stroke="#ffffff" stroke-width="0.3"/>`,
    ...texts,
  ].join('');
}
