import type { MapMarker } from '../MapMarker';
import styles from './MapPreview.module.css';
import { boxOfMarkers } from '../markers/boxOfMarkers';
import { markerLook } from '../markers/markerLook';
import { hasCoupons } from '../../../generated/brochureTypes';

interface PreviewSpot {
  x: number;
  y: number;
  radius: number;
  words: string;
  isCoupon: boolean;
}

const margin = 40;

/** Positions of the markers in a picture of this size, with true proportions. Small markers cover large ones. */
export function previewSpots(markers: readonly MapMarker[], width: number, height: number): PreviewSpot[] {
  const box = boxOfMarkers(markers);
  if (!box) return [];
  const [left, right, top, bottom] = [box.west, box.east, mercatorY(box.north), mercatorY(box.south)];
  const room = Math.max((right - left) / (width - 2 * margin), (bottom - top) / (height - 2 * margin), 1e-6);
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return markers.map((marker) => {
    const look = markerLook(marker, false);
    return {
      x: tenth(width / 2 + (marker.longitude - (left + right) / 2) / room),
      y: tenth(height / 2 + (mercatorY(marker.latitude) - (top + bottom) / 2) / room),
      radius: look.kind === 'cluster' ? tenth(look.radius * 0.65) : 5,
      words: look.kind === 'cluster' ? look.words : '',
      isCoupon: marker.count === 1 && hasCoupons(marker.type),
    };
  });
}

/** Mercator y, growing southwards, in the unit of degrees of longitude. */
function mercatorY(latitude: number): number {
  return (-Math.asinh(Math.tan((latitude * Math.PI) / 180)) * 180) / Math.PI;
}

/** Server-rendered preview of the ads' positions, shown until the map has loaded. */
export function MapPreview({ markers }: { markers: readonly MapMarker[] }) {
  return (
    <svg className={styles.preview} viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      {previewSpots(markers, 400, 300).map(({ x, y, radius, words, isCoupon }) => (
        <g key={`${String(x)} ${String(y)}`}>
          <circle cx={x} cy={y} r={radius} className={isCoupon ? styles.coupon : styles.spot} />
          {words !== '' && (
            <text x={x} y={y} className={styles.words}>
              {words}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
