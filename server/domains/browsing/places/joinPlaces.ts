import type { Place } from './Place';

/** Joins a suburb of ads without a postcode to the one of the same name that has most ads, so that each is offered once. */
export function joinPlaces(places: readonly Place[]): Place[] {
  const nameOf = ({ name, state }: Place) => `${name.toLowerCase()}|${state}`;
  const largest = new Map<string, Place>();
  for (const place of places) {
    const known = largest.get(nameOf(place));
    if (place.postcode !== null && (known?.brochuresCount ?? 0) < place.brochuresCount) {
      largest.set(nameOf(place), place);
    }
  }
  const joined: Place[] = [];
  for (const place of places) {
    const whole = place.postcode === null ? largest.get(nameOf(place)) : undefined;
    if (whole) addTo(whole, place);
    else joined.push(place);
  }
  return joined;
}

/** The middle is that of all ads. */
function addTo(whole: Place, part: Place): void {
  const ads = whole.brochuresCount + part.brochuresCount;
  for (const key of ['latitude', 'longitude'] as const) {
    whole[key] = (whole[key] * whole.brochuresCount + part[key] * part.brochuresCount) / ads;
  }
  whole.brochuresCount = ads;
}
