import { paths } from '../../../shared/paths';

/** Where the filters of the address count: the list, its map, and the streets of an area. */
const places: readonly string[] = [paths.brochureList(), paths.brochureMap(), paths.streetsIndex()];

export function isFilteredPlace(pathname: string): boolean {
  return places.includes(pathname);
}

/** The list of pass-through ads, and the same with an ad to scroll to. */
export function isPassThroughList(pathname: string): boolean {
  const path = paths.passThroughAds();
  return pathname === path || pathname.startsWith(`${path}/`);
}
