import { paths } from '../../../shared/paths';

/** Pages that show an area's part of themselves: the list, its map, and the streets index. */
const placesOfAreas: readonly string[] = [paths.brochureList(), paths.brochureMap(), paths.streetsIndex()];

export function isPlaceOfAreas(pathname: string): boolean {
  return placesOfAreas.includes(pathname);
}

/** Pages whose address holds filters; `/all-categories` and `/filters` keep those of the page before. */
export function isFilteredPlace(pathname: string): boolean {
  return isPlaceOfAreas(pathname) || pathname === paths.allCategories() || pathname === paths.filters();
}

/** True for the list of pass-through ads, with or without an ad to scroll to. */
export function isPassThroughList(pathname: string): boolean {
  const path = paths.passThroughAds();
  return pathname === path || pathname.startsWith(`${path}/`);
}
