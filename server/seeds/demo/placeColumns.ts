import type { Brochure } from '../../domains/brochures/Brochure';
import { lineLength } from '../../shared/geo/lines/lineLength';
import { pointAlong } from '../../shared/geo/lines/pointAlong';
import type { DemoBrochure } from './DemoBrochure';
import { areas } from './town/areas';
import { findStreet } from './town/streets';
import { postcode, suburbs, type Suburb } from './town/suburbs';
import { toPosition, type Point } from './town/toPosition';

type PlaceColumns = Pick<
  Brochure,
  'addressLine1' | 'city' | 'postcode' | 'state' | 'latitude' | 'longitude' | 'positionSource'
> & { area: string | null };

const metresPerNumber = 9;

/** Returns address and position from the town's own streets. A house number determines the place along the line. */
export function placeColumns({ place, positionSource }: DemoBrochure): PlaceColumns {
  if (place === undefined) return nowhere;
  if (typeof place === 'string') return inSuburb(place, suburbs[place], null, positionSource ?? 'SUBURB');
  const [number, name] = place;
  const { line, suburb } = findStreet(name);
  const share = positionSource === 'STREET' ? 0.5 : Math.min(0.95, (number * metresPerNumber) / lineLength(line));
  return inSuburb(suburb, pointAlong(line, share), `${number} ${name}`, positionSource ?? 'EXACT');
}

const nowhere: PlaceColumns = {
  addressLine1: null,
  city: null,
  postcode: null,
  state: null,
  latitude: null,
  longitude: null,
  positionSource: null,
  area: null,
};

function inSuburb(
  suburb: Suburb,
  point: Point,
  addressLine1: string | null,
  positionSource: Brochure['positionSource'],
): PlaceColumns {
  const [longitude, latitude] = toPosition(point);
  const area = areas.find((candidate) => candidate.suburbs.includes(suburb));
  return {
    addressLine1,
    city: suburb,
    postcode,
    state: 'QLD',
    latitude,
    longitude,
    positionSource,
    area: area?.code ?? null,
  };
}
