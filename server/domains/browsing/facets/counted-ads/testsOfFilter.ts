import type { RequestContext } from '../../../../platform/context/RequestContext';
import { pointOnSphere } from '../../../../shared/geo/sphere/pointOnSphere';
import { chordWithin } from '../../filters/brochureConditions';
import type { BrochureFilter, Near } from '../../filters/BrochureFilter';
import type { Facet } from '../facetSql';
import type { CountedAd } from './CountedAd';

export type Test = (ad: CountedAd) => boolean;

/** A filter with ids in place of codes; null: it does not have this part. */
export interface FilterIds {
  categoryIds: readonly number[] | null;
  mapAreaIds: readonly number[] | null;
}

/** What `CountedAd` can answer. Everything else is left to PostgreSQL. */
const known: ReadonlySet<string> = new Set<keyof BrochureFilter>([
  ...(['types', 'categories', 'mapAreas', 'suburbs', 'withPrice', 'minSaving'] as const),
  ...(['endsWithinDays', 'openNow', 'usableNow', 'near'] as const),
]);

/** true if published ads are all that the caller may see, and are known well enough for this filter */
export function canCountAds({ viewer }: RequestContext, filter: BrochureFilter): boolean {
  return viewer === null && Object.entries(filter).every(([name, value]) => value == null || known.has(name));
}

/** The tests of the filter but for its types, as `brochureConditions` has them in SQL. */
export function testsOfFilter(
  filter: BrochureFilter,
  { categoryIds, mapAreaIds }: FilterIds,
  now: number,
): Partial<Record<Facet, Test>> {
  const { suburbs, withPrice, minSaving, endsWithinDays, openNow, usableNow, near } = filter;
  const tests: Partial<Record<Facet, Test>> = {};
  if (categoryIds) {
    const wanted = new Set(categoryIds);
    tests.categories = (ad) => ad.categoryIds.some((id) => wanted.has(id));
  }
  if (mapAreaIds) {
    const wanted = new Set<number | null>(mapAreaIds);
    tests.mapAreas = (ad) => wanted.has(ad.mapAreaId);
  }
  if (suburbs != null) {
    const wanted = new Set(suburbs.map((name) => name.replaceAll('\0', ' ').trim().toLowerCase()));
    tests.suburbs = ({ suburb }) => suburb?.named.some((name) => wanted.has(name)) ?? false;
  }
  if (withPrice != null) tests.withPrice = (ad) => ad.hasPrice === withPrice;
  if (minSaving != null) tests.minSaving = savesAtLeast(minSaving);
  if (endsWithinDays != null) tests.endsWithinDays = endsWithin(endsWithinDays, now);
  if (openNow != null) tests.openNow = (ad) => isOpen(ad, now) === openNow;
  if (usableNow != null) tests.usableNow = (ad) => isUsable(ad, now) === usableNow;
  if (near?.withinKm != null) tests.withinKm = isWithin(near, near.withinKm);
  return tests;
}

export const isOpen = ({ openingHours }: CountedAd, now: number): boolean => openingHours?.isOpenAt(now) ?? false;

export const isUsable = ({ isOffer, couponHours }: CountedAd, now: number): boolean =>
  isOffer && (couponHours?.isOpenAt(now) ?? true);

export const savesAtLeast =
  (percent: number): Test =>
  ({ saving }) =>
    saving !== null && saving >= percent * 100;

export function endsWithin(days: number, now: number): Test {
  const latest = now + days * 86_400_000;
  return ({ visibleUntil }) => visibleUntil <= latest;
}

/** The distance is computed as PostgreSQL computes that of two cubes, so that both agree at the edge. */
export function isWithin({ latitude, longitude }: Near, km: number): Test {
  const [x, y, z] = pointOnSphere(latitude, longitude);
  const chord = chordWithin(km);
  return ({ point }) => {
    if (point === null) return false;
    const [dx, dy, dz] = [point[0] - x, point[1] - y, point[2] - z];
    return Math.sqrt(dx * dx + dy * dy + dz * dz) <= chord;
  };
}
