import type { BrochureType } from '../../../generated/types';
import { iconPaths } from '../../../ui/icons/iconPaths';
import type { MapMarker } from '../MapMarker';
import { typeIcons } from '../../../generated/brochureTypes';

/** How a marker is drawn, apart from where: equal looks share one drawing. */
export type MarkLook =
  | { kind: 'offer'; type: BrochureType; chosen: boolean }
  | { kind: 'cluster'; words: string; radius: number; couponEighths: number; chosen: boolean };

/** A pin with the symbol of its type for one ad; for several a ring with their count, in part of the coupons' colour. */
export function markerLook({ count, couponsCount, type }: MapMarker, chosen: boolean): MarkLook {
  if (count === 1 && type) return { kind: 'offer', type, chosen };
  const share = Math.round((couponsCount / count) * 8);
  // some are seen as some, even if they are few; nearly all are not seen as all
  const couponEighths = couponsCount > 0 && couponsCount < count ? Math.min(Math.max(share, 1), 7) : share;
  const radius = Math.round(15 + Math.min(9, Math.log10(count) * 4));
  return { kind: 'cluster', words: shortCount(count), radius, couponEighths, chosen };
}

/** 7, 812, 1.2k, 45k, 1.3M */
function shortCount(count: number): string {
  if (count < 1000) return String(count);
  const [value, unit] = count < 999_500 ? [count / 1000, 'k'] : [count / 1_000_000, 'M'];
  return `${value < 9.95 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value))}${unit}`;
}

export function typeIconPath(type: BrochureType): string {
  return iconPaths[typeIcons[type]];
}
