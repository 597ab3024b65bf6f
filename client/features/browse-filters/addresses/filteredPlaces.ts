import { paths } from '../../../shared/paths';

/** Pages whose address holds filters: the list, its map, and the streets index of an area. */
const places: readonly string[] = [paths.brochureList(), paths.brochureMap(), paths.streetsIndex()];

export function isFilteredPlace(pathname: string): boolean {
  return places.includes(pathname);
}

/** True for the list of pass-through ads, with or without an ad to scroll to. */
export function isPassThroughList(pathname: string): boolean {
  const path = paths.passThroughAds();
  return pathname === path || pathname.startsWith(`${path}/`);
}
