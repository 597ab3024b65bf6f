import { roadClassOf, type RoadClass } from '../../../../../shared/map-style/roadClasses';
import { flatPlane } from '../../../../shared/geo/flatPlane';
import { polygonsOf, positionsOf } from '../../../../shared/geo/geometryParts';
import type { Position } from '../../../../shared/geo/MapGeometry';
import { streetLines } from '../../../map-areas/base-map/streetLines';
import type { MapFeature } from '../../MapContent';
import { oncePerGeometry } from '../oncePerGeometry';
import type { Sheet } from '../Sheet';

type Point = [x: number, y: number];

export interface SheetStreet {
  name: string;
  roadClass: RoadClass;
  /** millimetres on the sheet */
  lines: Point[][];
}

/** A street with the width of its class, or as an area of its own width. */
export type DrawnStreet = SheetStreet & { isArea: boolean };

/** Returns the streets of a sheet: one for each name and class. */
export function sheetStreets(features: readonly MapFeature[], sheet: Sheet): DrawnStreet[] {
  const streets = new Map<string, DrawnStreet>();
  features.forEach((row, at) => {
    const { kind, name, geometry } = row;
    if (kind !== 'STREET') return;
    const roadClass = roadClassOf(row);
    const lines = sheetLines(row, sheet);
    const key = name === '' ? `${at}` : `${roadClass} ${name}`;
    const known = streets.get(key);
    if (known) known.lines.push(...lines);
    else streets.set(key, { name, roadClass, lines: [...lines], isArea: polygonsOf(geometry).length > 0 });
  });
  return [...streets.values()];
}

const linesOnEarth = oncePerGeometry((geometry): Position[][] => {
  const plane = flatPlane(positionsOf(geometry)[0] ?? [0, 0]);
  return streetLines(geometry, plane).map((line) => line.map(plane.toPosition));
});

/** more than a street of a thousand kilometres has on paper; an import with more is drawn by fewer of its points */
const mostPoints = 5_000;

/** Returns the lines of a feature on the sheet; of an area its middle. */
export function sheetLines({ geometry }: MapFeature, sheet: Sheet): Point[][] {
  return linesOnEarth(geometry).map((line) => bounded(thinned(line.map(sheet.toSheet))));
}

/** Keeps every so many points of a line with too many, and its end. */
function bounded(points: Point[]): Point[] {
  const step = Math.ceil(points.length / mostPoints);
  return step < 2 ? points : points.filter((_, at) => at % step === 0 || at === points.length - 1);
}

/** Merges points that are too near for the eye to separate: each that is kept is away from the one kept before it. */
export function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  points.forEach((point, at) => {
    const last = kept.at(-1);
    const isFar = last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) > 0.08;
    if (isFar || at === points.length - 1) kept.push(point);
  });
  return kept;
}
