import type { Place } from './Place';

/** Folds case, accents and punctuation. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns how well a place matches: 0 exact name or postcode, 1 its beginning, 2 the beginning of a later word, or
 * null.
 */
function rank({ name, state, postcode }: Place, wanted: string): number | null {
  const words = plain(name);
  const whole = plain([name, state, postcode].filter(Boolean).join(' '));
  const names = [words, postcode, plain(`${name} ${state ?? ''}`), whole];
  if (names.includes(wanted)) return 0;
  if (whole.startsWith(wanted) || (/^\d{2,}$/.test(wanted) && postcode?.startsWith(wanted) === true)) return 1;
  return whole.includes(` ${wanted}`) ? 2 : null;
}

/** Returns whether the folded text is the place's name, its postcode, or both with its state. */
export function isNameOf(place: Place, wanted: string): boolean {
  return wanted !== '' && rank(place, wanted) === 0;
}

/** Returns the middle of the place that has exactly this name or postcode; null without one. */
export function findPlace(places: readonly Place[], text: string): { latitude: number; longitude: number } | null {
  const wanted = plain(text);
  const found = places.filter((place) => isNameOf(place, wanted));
  const ads = found.reduce((sum, { brochuresCount }) => sum + brochuresCount, 0);
  if (ads === 0) return null;
  const middle = (key: 'latitude' | 'longitude'): number =>
    found.reduce((sum, place) => sum + place[key] * place.brochuresCount, 0) / ads;
  return { latitude: middle('latitude'), longitude: middle('longitude') };
}

/** Returns the places that match a search: best match first, then those with more ads. */
export function matchPlaces(places: readonly Place[], search: string, most: number): Place[] {
  const wanted = plain(search);
  if (wanted.length < 2) return [];
  return places
    .flatMap((place) => {
      const found = rank(place, wanted);
      return found === null ? [] : [{ place, found }];
    })
    .sort(
      (a, b) =>
        a.found - b.found ||
        b.place.brochuresCount - a.place.brochuresCount ||
        a.place.name.localeCompare(b.place.name, 'en'),
    )
    .slice(0, most)
    .map(({ place }) => place);
}
