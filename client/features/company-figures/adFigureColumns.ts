import type { CompanyFiguresQuery } from '../../generated/types';
import { groupThousands } from '../../shared/formats/groupThousands';
import { describeCountChange, formatRate } from './describeChange';

export type AdFigures = CompanyFiguresQuery['vendorFigures']['brochures'][number];

interface AdFigureColumn {
  key: string;
  label: string;
  /** the value to sort by */
  read: (ad: AdFigures) => number | string;
  format: (ad: AdFigures) => string;
}

/** The columns of the table by ad. */
export const adFigureColumns: readonly AdFigureColumn[] = [
  { key: 'title', label: 'Ad', read: (ad) => ad.title.toLowerCase(), format: (ad) => ad.title },
  count('views', 'Views'),
  count('clicks', 'Clicks'),
  count('coupons', 'Coupons'),
  count('redemptions', 'Redeemed'),
  rate('couponRate', 'Coupons per view'),
  rate('redemptionRate', 'Redeemed per coupon'),
  {
    key: 'change',
    label: 'Views against before',
    read: ({ now, before }) => now.views - before.views,
    format: ({ now, before }) => describeCountChange(now.views, before.views).text,
  },
];

export interface AdFigureOrder {
  key: string;
  isDescending: boolean;
}

/** Sorts ads by a column; ads with equal values stay in their order. */
export function sortAdFigures(ads: readonly AdFigures[], { key, isDescending }: AdFigureOrder): AdFigures[] {
  const column = adFigureColumns.find((each) => each.key === key);
  if (column === undefined) return [...ads];
  const sign = isDescending ? -1 : 1;
  return ads.toSorted((a, b) => sign * compare(column.read(a), column.read(b)));
}

function compare(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function count(name: 'views' | 'clicks' | 'coupons' | 'redemptions', label: string): AdFigureColumn {
  return { key: name, label, read: ({ now }) => now[name], format: ({ now }) => groupThousands(now[name]) };
}

function rate(name: 'couponRate' | 'redemptionRate', label: string): AdFigureColumn {
  return { key: name, label, read: ({ now }) => now[name] ?? -1, format: ({ now }) => formatRate(now[name]) };
}
