import type { GeoBox } from '../../../shared/geo/GeoBox';
import type { MapPosition } from '../../../../shared/map-grid/squareOf';

/** of the picture, in its own units */
export const spotWidth = 640;
export const spotHeight = 320;
export const spotZoom = 15;

const worldPixels = 256 * 2 ** spotZoom;

export interface Pixel {
  x: number;
  y: number;
}

/** Returns a position on the Mercator plane at the zoom of the picture. */
export function pixelOf({ latitude, longitude }: MapPosition): Pixel {
  const south = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return { x: ((longitude + 180) / 360) * worldPixels, y: ((1 - south) / 2) * worldPixels };
}

/** Returns the box of a place's picture, with a margin so that nothing ends at its edge. */
export function boxOfSpot(place: MapPosition): GeoBox {
  const middle = pixelOf(place);
  const beyond = 20;
  const [reachX, reachY] = [spotWidth / 2 + beyond, spotHeight / 2 + beyond];
  return {
    west: longitudeAt(middle.x - reachX),
    east: longitudeAt(middle.x + reachX),
    north: latitudeAt(middle.y - reachY),
    south: latitudeAt(middle.y + reachY),
  };
}

function longitudeAt(x: number): number {
  return (x / worldPixels) * 360 - 180;
}

function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / worldPixels))) * 180) / Math.PI;
}
