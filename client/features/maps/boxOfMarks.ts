import type { MapBox } from './MapBox';

/** The box around all of them; null when there are none. */
export function boxOfMarks(marks: readonly MapBox[]): MapBox | null {
  if (marks.length === 0) return null;
  return {
    west: Math.min(...marks.map((mark) => mark.west)),
    south: Math.min(...marks.map((mark) => mark.south)),
    east: Math.max(...marks.map((mark) => mark.east)),
    north: Math.max(...marks.map((mark) => mark.north)),
  };
}
