import type { Area } from './areas';
import { lengthOf, pointAlong } from './lineMeasures';
import { squareOf } from './squareOf';
import { streets } from './streets';
import type { Point } from './toPosition';

export interface IndexedStreet {
  streetName: string;
  column: string;
  row: string;
  point: Point;
}

/** Every street that an area's map shows, with the square in which its name stands: the middle of what is shown. */
export function streetsIndexOf(area: Area): IndexedStreet[] {
  return streets
    .flatMap(({ name, line }) => {
      const point = middleInside(area, line);
      const square = point && squareOf(area, point);
      return point && square ? [{ streetName: name, ...square, point }] : [];
    })
    .sort((a, b) => a.streetName.localeCompare(b.streetName));
}

function middleInside(area: Area, line: readonly Point[]): Point | null {
  const count = Math.max(1, Math.round(lengthOf(line) / 25));
  const shown = Array.from({ length: count + 1 }, (_, index) => pointAlong(line, index / count)).filter(
    (point) => squareOf(area, point) !== null,
  );
  return shown[Math.floor(shown.length / 2)] ?? null;
}
