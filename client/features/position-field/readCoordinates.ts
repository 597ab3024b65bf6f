import { readCoordinate } from './readCoordinate';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Parses a pair as maps copy it, for example "-26.39, 153.09". Returns null for anything else. */
export function readCoordinates(text: string): Coordinates | null {
  const [first = '', second = '', ...more] = text.trim().split(/\s*[,;]\s+|\s+|,(?=\s*[+-]?\d{2,3}\.)/);
  const [latitude, longitude] = [readCoordinate(first), readCoordinate(second)];
  return more.length === 0 && latitude !== null && longitude !== null ? { latitude, longitude } : null;
}
