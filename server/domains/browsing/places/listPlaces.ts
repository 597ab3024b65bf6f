import { ArgsType, Field } from 'type-graphql';
import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { findLocalities } from './findLocalities';
import { joinPlaces } from './joinPlaces';
import { findPlace, matchPlaces } from './matchPlaces';
import { HasLength } from '../../../shared/validation/HasLength';
import { SqlValues } from '../../../platform/database/SqlValues';
import { publicFeedTypes } from '../lists/publicFeedTypes';
import { isPubliclyVisible } from '../active-facets/isPubliclyVisible';
import { Place } from './Place';

const goodForMs = 60_000;

const remembered = new WeakMap<DataSource, { readAt: number; places: Promise<Place[]> }>();

/**
 * Returns the places of public ads from the ads' addresses, so it needs no external service. Cached for a minute,
 * because every keystroke of a visitor needs it.
 */
export function knownPlaces(context: RequestContext): Promise<Place[]> {
  const now = context.clock.now().getTime();
  const known = remembered.get(context.database);
  if (known && Math.abs(now - known.readAt) <= goodForMs) return known.places;
  const places = read(context);
  remembered.set(context.database, { readAt: now, places });
  // do not cache a failure
  places.catch(() => remembered.delete(context.database));
  return places;
}

async function read(context: RequestContext): Promise<Place[]> {
  const values = new SqlValues();
  const rows = await context.database.query<Place[]>(
    `SELECT min(b.city) AS name, b.state, b.postcode, avg(b.latitude) AS latitude, avg(b.longitude) AS longitude,
       count(*)::integer AS "brochuresCount"
     FROM brochures b
     WHERE b.city IS NOT NULL AND b.latitude IS NOT NULL AND b.longitude IS NOT NULL
       AND ${isPubliclyVisible(publicFeedTypes, context.clock.now(), values)}
     GROUP BY lower(b.city), b.state, b.postcode`,
    values.all,
  );
  return joinPlaces(rows.map((row) => Object.assign(new Place(), row)));
}

@ArgsType()
export class PlacesArgs {
  @Field({ description: 'Beginning of a name, or a postcode; from two characters up to 100.' })
  @HasLength(0, 100, 'Give up to 100 characters.')
  search: string;
}

/** fits into a list of suggestions without scrolling */
const most = 8;

/**
 * Returns suburbs and towns with public ads, by the beginning of their name or by postcode; before them those without ads
 * that are named in full, if no place with ads is (docs/rules/search-and-lists.md#places).
 */
export async function listPlaces(context: RequestContext, search: string): Promise<Place[]> {
  authorize(context.viewer, 'places');
  const known = await knownPlaces(context);
  const others = findPlace(known, search) === null ? findLocalities(context, search) : [];
  return [...others, ...matchPlaces(known, search, most)].slice(0, most);
}
