import type { BrochureType } from '../../../generated/types';
import { iconPaths } from '../../../ui/icons/iconPaths';
import type { MapMarker } from '../MapMarker';
import { typeIcons } from '../../../generated/brochureTypes';

/** A marker's appearance without its position. Markers with equal looks share one sprite. */
export type MarkLook =
  | { kind: 'offer'; type: BrochureType; chosen: boolean }
  | { kind: 'dot'; radius: number; hasOffers: boolean; chosen: false }
  | { kind: 'cluster'; words: string; radius: number; couponEighths: number; chosen: boolean };

/**
 * One ad gets a pin with the symbol of its type. Several get a ring with their number, coloured by the share of
 * coupons. What is neither prominent nor chosen is a dot.
 */
export function markerLook(
  { count, couponsCount, type }: MapMarker,
  chosen: boolean,
  isProminent: boolean = true,
): MarkLook {
  if (!isProminent && !chosen) {
    return { kind: 'dot', radius: count === 1 ? 4.5 : count > 20 ? 8 : 6, hasOffers: couponsCount > 0, chosen };
  }
  if (count === 1 && type) return { kind: 'offer', type, chosen };
  const share = Math.round((couponsCount / count) * 8);
  // a small share is still visible, and a large share is not shown as all
  const couponEighths = couponsCount > 0 && couponsCount < count ? Math.min(Math.max(share, 1), 7) : share;
  const radius = Math.round(15 + Math.min(9, Math.log10(count) * 4));
  return { kind: 'cluster', words: shortCount(count), radius, couponEighths, chosen };
}

/** Formats a number as 7, 812, 1.2k, 45k or 1.3M. */
function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const [value, unit] = count < 999_500 ? [count / 1000, 'k'] : [count / 1_000_000, 'M'];
  return `${value < 9.95 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value))}${unit}`;
}

export function typeIconPath(type: BrochureType): string {
  return iconPaths[typeIcons[type]];
}
