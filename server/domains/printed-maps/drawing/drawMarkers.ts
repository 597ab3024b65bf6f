import { inks } from './inks';
import { mm } from './markup';
import { markerRadius, type PlacedMarker } from './placeMarkers';

/** Numbers in circles; one that made room for others has a line to its place. Coupons are orange. */
export function drawMarkers(markers: readonly PlacedMarker[]): string {
  const leaders = markers
    .filter(({ isMoved }) => isMoved)
    .map(({ x, y, anchor }) => {
      const line = `<path d="M${mm(anchor.x)} ${mm(anchor.y)}L${mm(x)} ${mm(y)}" stroke="${inks.marker}" stroke-width="0.3"/>`;
      return `${line}<circle cx="${mm(anchor.x)}" cy="${mm(anchor.y)}" r="0.55" fill="${inks.marker}"/>`;
    });
  const circles = markers.map(({ ad, x, y }) => {
    const fill = ad.isCoupon ? inks.coupon : inks.marker;
    const size = ad.number > 999 ? 1.5 : ad.number > 99 ? 1.9 : 2.4;
    return [
      `<circle cx="${mm(x)}" cy="${mm(y)}" r="${markerRadius}" fill="${fill}" stroke="#ffffff" stroke-width="0.3"/>`,
      `<text class="number${ad.isCoupon ? ' has-coupon' : ''}" x="${mm(x)}" y="${mm(y + size * 0.36)}" font-size="${size}">${ad.number}</text>`,
    ].join('');
  });
  return [...leaders, ...circles].join('');
}
