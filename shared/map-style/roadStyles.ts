import { roadClasses, type RoadClass } from './roadClasses';

/** How a class of roads is drawn on screens and on paper. Colours are keys of the brand's map palettes. */
export interface RoadStyle {
  fill: 'motorway' | 'mainRoad' | 'collector' | 'road' | 'path';
  /** null: a dashed line without an edge */
  edge: 'motorwayEdge' | 'mainRoadEdge' | 'collectorEdge' | 'roadEdge' | null;
  /** drawn width in metres on the ground, exaggerated for visibility */
  metres: number;
  /** least width on screens, CSS pixels */
  leastPixels: number;
  /** resolution in Mercator metres per pixel below which its names appear on screens */
  namedBelow: number;
  /** size of its names on screens, CSS pixels */
  letters: number;
  /** width on paper, millimetres */
  millimetres: number;
  /** size of its names on paper, millimetres */
  printedLetters: number;
}

/** Smallest letters on paper in millimetres: 5.5 points. */
export const smallestLetters = 1.95;

export const roadStyles: Record<RoadClass, RoadStyle> = {
  motorway: {
    ...{ fill: 'motorway', edge: 'motorwayEdge', metres: 26, leastPixels: 2, millimetres: 1.7 },
    ...{ namedBelow: 40, letters: 13, printedLetters: 2.5 },
  },
  trunk: {
    ...{ fill: 'motorway', edge: 'motorwayEdge', metres: 22, leastPixels: 1.75, millimetres: 1.5 },
    ...{ namedBelow: 30, letters: 13, printedLetters: 2.4 },
  },
  primary: {
    ...{ fill: 'mainRoad', edge: 'mainRoadEdge', metres: 19, leastPixels: 1.5, millimetres: 1.35 },
    ...{ namedBelow: 20, letters: 13, printedLetters: 2.3 },
  },
  secondary: {
    ...{ fill: 'collector', edge: 'collectorEdge', metres: 16, leastPixels: 1.25, millimetres: 1.15 },
    ...{ namedBelow: 12, letters: 12, printedLetters: 2.2 },
  },
  tertiary: {
    ...{ fill: 'collector', edge: 'collectorEdge', metres: 13, leastPixels: 1, millimetres: 1 },
    ...{ namedBelow: 10, letters: 12, printedLetters: 2.1 },
  },
  minor: {
    ...{ fill: 'road', edge: 'roadEdge', metres: 10, leastPixels: 0.75, millimetres: 0.8 },
    ...{ namedBelow: 5, letters: 12, printedLetters: smallestLetters },
  },
  service: {
    ...{ fill: 'road', edge: 'roadEdge', metres: 5, leastPixels: 0.5, millimetres: 0.5 },
    ...{ namedBelow: 2.5, letters: 11, printedLetters: smallestLetters },
  },
  path: {
    ...{ fill: 'path', edge: null, metres: 2.5, leastPixels: 0.75, millimetres: 0.35 },
    ...{ namedBelow: 1.3, letters: 11, printedLetters: smallestLetters },
  },
};

/** Widest road on screens, CSS pixels. */
const most = 24;

/** Returns the width of a road on screens in CSS pixels. `resolution` is in Mercator metres per pixel. */
export function roadPixels(roadClass: RoadClass, resolution: number): number {
  const { metres, leastPixels } = roadStyles[roadClass];
  return Math.min(most, Math.max(leastPixels, metres / resolution));
}

/** Returns the width of a road's line with its edges on screens, for a fill of this width, in CSS pixels. */
export function roadEdgePixels(width: number): number {
  return width + (width < 2 ? 1.2 : 2);
}

/** The order in which roads cover each other: lesser ones first. */
export const roadsInDrawingOrder: readonly RoadClass[] = roadClasses.toReversed();
