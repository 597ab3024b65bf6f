import { plural } from '../../shared/formats/plural';

/** The filters in visitors' words, to follow others ("without …"); `capitalise` begins a line with them. */
export const filterLabels = {
  openNow: 'open now',
  usableNow: 'coupon usable now',
  withPrice: 'with a price',
  minSaving: (percent: number) => `${String(percent)}% off or more`,
  endsWithinDays: (days: number) => `ends within ${days === 7 ? 'a week' : plural(days, 'day')}`,
  withinKm: (km: number) => `within ${String(km)} km`,
} as const;
