import Fill from 'ol/style/Fill.js';
import Stroke, { type Options as StrokeOptions } from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { roadClasses, type RoadClass } from '../../../../../shared/map-style/roadClasses';
import { roadEdgePixels, roadPixels, roadStyles } from '../../../../../shared/map-style/roadStyles';
import type { MapPalette } from '../../../../generated/mapPalettes';

/** Areas and other lines are below; names are above. */
const edges = 3;
const fills = 4;

/** Resolution above which a road is one thin line, because edges of its pieces and ramps would run into blobs. */
const roadEdgesBelow = 120;

/** Corners of thin lines as the eye cannot tell from round ones, which take twice as long to draw. */
function cornersOf(width: number): Pick<StrokeOptions, 'lineJoin' | 'miterLimit'> {
  return width > 4 ? { lineJoin: 'round' } : { lineJoin: 'miter', miterLimit: 2 };
}

/** Returns the styles of a road: its edge below all fills, so that crossings are open, and its fill. */
export function roadLines(roadClass: RoadClass, resolution: number, colours: MapPalette): Style[] {
  const { fill, edge } = roadStyles[roadClass];
  const width = roadPixels(roadClass, resolution);
  // important roads cover lesser ones
  const order = (roadClasses.length - roadClasses.indexOf(roadClass)) / 10;
  if (edge === null) {
    const stroke = new Stroke({ color: colours[fill], width, lineDash: [4, 3], lineCap: 'butt' });
    return [new Style({ stroke, zIndex: edges })];
  }
  if (resolution > roadEdgesBelow) {
    return [
      new Style({
        stroke: new Stroke({ color: colours[edge], width, lineCap: 'round', ...cornersOf(width) }),
        zIndex: fills + order,
      }),
    ];
  }
  const edgeWidth = roadEdgePixels(width);
  return [
    new Style({
      stroke: new Stroke({ color: colours[edge], width: edgeWidth, lineCap: 'round', ...cornersOf(edgeWidth) }),
      zIndex: edges,
    }),
    new Style({
      stroke: new Stroke({ color: colours[fill], width, lineCap: 'round', ...cornersOf(width) }),
      zIndex: fills + order,
    }),
  ];
}

/** A band around a road, below all roads. */
export function highlightLine(roadClass: RoadClass, resolution: number, color: string): Style {
  const width = Math.max(10, roadPixels(roadClass, resolution) + 8);
  return new Style({ stroke: new Stroke({ color, width, lineCap: 'round' }), zIndex: edges - 0.5 });
}

/** Resolution above which a railway is one thin line, because sleepers would blur. */
const sleepersBelow = 20;

export function railwayLines(resolution: number, colours: MapPalette): Style[] {
  if (resolution > sleepersBelow) {
    return [new Style({ stroke: new Stroke({ color: colours.railway, width: 1.1 }), zIndex: edges + 0.5 })];
  }
  const width = resolution < 3 ? 3.6 : 2.8;
  const sleepers = new Stroke({ color: colours.railwayBed, width: width - 1.6, lineDash: [7, 7], lineCap: 'butt' });
  return [
    new Style({ stroke: new Stroke({ color: colours.railway, width }), zIndex: edges + 0.5 }),
    new Style({ stroke: sleepers, zIndex: edges + 0.6 }),
  ];
}

export function ferryLine(colours: MapPalette): Style {
  return new Style({ stroke: new Stroke({ color: colours.ferry, width: 1.5, lineDash: [6, 5] }), zIndex: 2 });
}

export function borderLine(colours: MapPalette): Style {
  return new Style({ stroke: new Stroke({ color: colours.border, width: 1, lineDash: [4, 4] }), zIndex: 1 });
}

export function riverLine(resolution: number, colours: MapPalette): Style {
  return new Style({ stroke: new Stroke({ color: colours.sea, width: resolution > 600 ? 1 : 2 }), zIndex: 1 });
}

/** Buildings have an edge, without which neighbours would run together. */
export function buildingArea(colours: MapPalette): Style {
  const stroke = new Stroke({ color: colours.buildingEdge, width: 1 });
  return new Style({ fill: new Fill({ color: colours.building }), stroke, zIndex: 1 });
}

/** Roads of sources that have their full width: the edge is below all fills, so that the pieces of a road join. */
export function roadAreas(roadClass: RoadClass, colours: MapPalette): Style[] {
  const { fill, edge } = roadStyles[roadClass];
  const colour = colours[fill];
  const [outline, seam] = [1.6, 0.4];
  return [
    new Style({
      stroke: new Stroke({ color: colours[edge ?? 'roadEdge'], width: outline, ...cornersOf(outline) }),
      zIndex: edges,
    }),
    new Style({
      fill: new Fill({ color: colour }),
      stroke: new Stroke({ color: colour, width: seam, ...cornersOf(seam) }),
      zIndex: fills,
    }),
  ];
}
