import { plural } from '../../shared/formats/plural';

/** The values that visitors choose from; the server counts these (`brochureFacets`). */
export const filterChoices = { minSaving: [25, 50], endsWithinDays: [7], withinKm: [1, 5, 20] } as const;

/** The filters in visitors' words, as chips, panel and the advice of an empty list show them. */
export const filterLabels = {
  openNow: 'Open now',
  usableNow: 'Coupon usable now',
  withPrice: 'With a price',
  minSaving: (percent: number) => `${String(percent)}% off or more`,
  endsWithinDays: (days: number) => `Ends within ${days === 7 ? 'a week' : plural(days, 'day')}`,
  withinKm: (km: number) => `Within ${String(km)} km`,
} as const;
