import { addressLines } from './addressLines';

interface Place {
  address: (Parameters<typeof addressLines>[0] & { locationUrl: string | null }) | null;
  latitude: number | null;
  longitude: number | null;
  positionSource: string | null;
}

/**
 * The vendor's own link to the place, otherwise directions to its position or street address. A suburb's centre is
 * nobody's address, so it comes last.
 */
export function directionsUrl({ address, latitude, longitude, positionSource }: Place): string | null {
  if (address?.locationUrl != null) return address.locationUrl;
  const position = latitude !== null && longitude !== null ? `${latitude},${longitude}` : null;
  const street = address?.line1 == null ? null : addressLines(address).join(', ');
  const destination = positionSource === 'SUBURB' ? (street ?? position) : (position ?? street);
  return destination === null
    ? null
    : `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
