import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../../platform/context/RequestContext';
import { SqlValues } from '../../../platform/database/SqlValues';
import type { BrochureType } from '../../brochures/BrochureType';
import { isPubliclyVisible } from './isPubliclyVisible';

/** A category or area, and the types of public active ads to count in it. */
export interface CountedPlace {
  id: number;
  /** empty or absent: the default list types */
  types?: readonly BrochureType[] | null | undefined;
}

/** Returns SQL with one row for each ad and place, as `place`. `ids` is the placeholder of the places. */
type PlacesOfAds = (ids: string) => string;

/** A parent includes the ads of its sub-categories: `category_ids` has the main and further ones and their parents. */
export const activeBrochuresOfCategoryLoader = countLoader(
  (ids) => `FROM brochures b, unnest(b.category_ids) AS place WHERE b.category_ids && ${ids} AND place = ANY(${ids})`,
);

export const activeBrochuresOfMapAreaLoader = countLoader(
  (ids) => `FROM brochures b, LATERAL (SELECT b.map_area_id AS place) AS places WHERE b.map_area_id = ANY(${ids})`,
);

/** Counts all places of a request with one statement per set of types. */
function countLoader(placesOfAds: PlacesOfAds): LoaderFactory<CountedPlace, number> {
  return ({ database, clock }) =>
    new DataLoader<CountedPlace, number, string>(
      async (asked) => {
        const askedTypes = new Map(asked.map(({ types }) => [namesOf(types), types]));
        const counts = new Map<string, number>();
        for (const [names, types] of askedTypes) {
          const places = asked.filter((place) => namesOf(place.types) === names);
          const values = new SqlValues();
          const ids = `${values.add(places.map(({ id }) => id))}::integer[]`;
          const rows = await database.query<{ place: number; count: number }[]>(
            `SELECT place, count(*)::integer AS count ${placesOfAds(ids)}
             AND ${isPubliclyVisible(types, clock.now(), values)} GROUP BY place`,
            values.all,
          );
          for (const { place, count } of rows) counts.set(keyOf({ id: place, types }), count);
        }
        return asked.map((place) => counts.get(keyOf(place)) ?? 0);
      },
      { cacheKeyFn: keyOf },
    );
}

function keyOf({ id, types }: CountedPlace): string {
  return `${id} ${namesOf(types)}`;
}

function namesOf(types: CountedPlace['types']): string {
  return [...(types ?? [])].sort().join(' ');
}
