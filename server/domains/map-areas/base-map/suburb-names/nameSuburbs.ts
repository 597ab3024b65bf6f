import type { MapPosition } from '../../../../../shared/map-grid/squareOf';
import type { GeoBox } from '../../../../shared/geo/GeoBox';
import { widenBox } from './widenBox';

/** An imported suburb, or the part of it in an area, by its box. */
export interface SuburbPiece extends GeoBox {
  name: string;
}

/** Two places of one name that are nearer than this are one place. */
export const suburbReachKm = 3;

/** Of pieces of one suburb, as neighbouring areas have them, the first and largest has the name. */
export function nameSuburbs(pieces: readonly SuburbPiece[]): SuburbPiece[] {
  return pieces.filter((piece, at) => !isNamedBy(pieces.slice(0, at), piece.name, middleOf(piece)));
}

/** true if one of these suburbs is the place of this name */
export function isNamedBy(suburbs: readonly SuburbPiece[], name: string, place: MapPosition): boolean {
  const { latitude, longitude } = place;
  return suburbs.some((suburb) => {
    if (suburb.name.toLowerCase() !== name.toLowerCase()) return false;
    const { west, south, east, north } = widenBox(suburb, suburbReachKm);
    return longitude > west && longitude < east && latitude > south && latitude < north;
  });
}

/** where the suburb's name is */
export function middleOf({ west, south, east, north }: GeoBox): MapPosition {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}
