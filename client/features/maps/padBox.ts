import type { MapBox } from './MapBox';

/** The box with a margin on each side, as a share of its width and height. */
export function padBox({ west, south, east, north }: MapBox, share: number): MapBox {
  const [across, up] = [(east - west) * share, (north - south) * share];
  return { west: west - across, south: south - up, east: east + across, north: north + up };
}
