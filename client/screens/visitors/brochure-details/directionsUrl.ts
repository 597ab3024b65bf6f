import { addressLines } from './addressLines';

interface Place {
  address: (Parameters<typeof addressLines>[0] & { locationUrl: string | null }) | null;
  latitude: number | null;
  longitude: number | null;
}

/** The vendor's own link to the place, else a map search for the position or the street address. */
export function directionsUrl({ address, latitude, longitude }: Place): string | null {
  if (address?.locationUrl != null) return address.locationUrl;
  const query = latitude !== null && longitude !== null ? `${latitude},${longitude}` : streetAddress(address);
  return query === null ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

function streetAddress(address: Place['address']): string | null {
  return address?.line1 == null ? null : addressLines(address).join(', ');
}
