import { AustralianState } from '../../../../shared/australia/AustralianState';
import { postcodeProblem } from '../../../../shared/australia/postcodeProblem';
import { cleanLine } from '../../../../shared/text/cleanLine';
import { numberIn, objectsIn, textIn } from './jsonValues';
import type { SourceColumns } from './SourceProduct';

type Address = Pick<
  SourceColumns,
  'address_line1' | 'address_line2' | 'city' | 'state' | 'postcode' | 'latitude' | 'longitude' | 'position_source'
>;

const stateNames: Readonly<Record<string, AustralianState>> = {
  'new south wales': 'NSW',
  'northern territory': 'NT',
  queensland: 'QLD',
  'south australia': 'SA',
  tasmania: 'TAS',
  'western australia': 'WA',
  victoria: 'VIC',
  'australian capital territory': 'ACT',
};

/** Australia with its islands; a position outside of it is none. */
const australia = { south: -55, north: -9, west: 96, east: 168.5 };

/** Reads the PHYSICAL address of a product, else its first one. */
export function readAddress(product: Readonly<Record<string, unknown>>): Address {
  const all = objectsIn(product, 'addresses');
  const address = all.find((each) => textIn(each, 'attributeIdAddress') === 'PHYSICAL') ?? all[0] ?? null;
  const line = (name: string, most: number): string | null => {
    const characters = Array.from(cleanLine(textIn(address, name) ?? ''));
    return characters.slice(0, most).join('').trim() || null;
  };
  const state = stateOf(textIn(address, 'stateName') ?? '');
  const postcode = textIn(address, 'addressPostalCode');
  return {
    address_line1: line('addressLine1', 200),
    address_line2: line('addressLine2', 200),
    city: line('suburbName', 80) ?? line('cityName', 80),
    state,
    postcode: postcode !== null && postcodeProblem(postcode, state) === undefined ? postcode : null,
    ...positionOf(numberIn(address, 'geocodeGdaLatitude'), numberIn(address, 'geocodeGdaLongitude')),
  };
}

function stateOf(name: string): AustralianState | null {
  const code = name.toUpperCase();
  if (Object.hasOwn(AustralianState, code)) return code as AustralianState;
  const lower = name.toLowerCase();
  return Object.hasOwn(stateNames, lower) ? (stateNames[lower] ?? null) : null;
}

function positionOf(
  latitude: number | null,
  longitude: number | null,
): Pick<Address, 'latitude' | 'longitude' | 'position_source'> {
  const { south, north, west, east } = australia;
  const isInside =
    latitude !== null &&
    longitude !== null &&
    latitude >= south &&
    latitude <= north &&
    longitude >= west &&
    longitude <= east;
  return isInside
    ? { latitude, longitude, position_source: 'EXACT' }
    : { latitude: null, longitude: null, position_source: null };
}
