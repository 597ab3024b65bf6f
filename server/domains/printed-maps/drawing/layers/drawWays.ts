import { roadClassOf, type RoadClass } from '../../../../../shared/map-style/roadClasses';
import { roadsInDrawingOrder, roadStyles } from '../../../../../shared/map-style/roadStyles';
import type { MapFeature } from '../../MapContent';
import { drawAreas, pair } from './drawAreas';
import { inks } from '../inks';
import { mm } from '../markup';
import type { Sheet } from '../Sheet';
import { sheetLines, type DrawnStreet } from './sheetStreets';

type Point = [x: number, y: number];

/** of a road's edge, on both sides together */
const edge = 0.3;

/** Draws roads that are areas twice, so that the second layer hides the edges between their pieces. */
export function drawRoadAreas(all: readonly MapFeature[], sheet: Sheet, prefix: string): string {
  const paths = roadsInDrawingOrder.flatMap((roadClass) => {
    const features = all.filter((row) => row.kind === 'STREET' && roadClassOf(row) === roadClass);
    const { fill, edge: edgeInk } = roadStyles[roadClass];
    const path = drawAreas(features, 'STREET', inks[fill], sheet);
    return path === ''
      ? []
      : [{ path, id: `${prefix}-${roadClass}`, ink: inks[fill], edgeInk: inks[edgeInk ?? 'roadEdge'] }];
  });
  return [
    ...paths.map(
      ({ path, id, edgeInk }) =>
        `<g stroke="${edgeInk}" stroke-width="0.3">${path.replace('<path', `<path id="${id}"`)}</g>`,
    ),
    ...paths.map(({ id, ink }) => `<use href="#${id}" stroke="${ink}" stroke-width="0.06"/>`),
  ].join('');
}

export function drawEdges(streets: readonly DrawnStreet[], roadClass: RoadClass): string {
  const { edge: ink, millimetres } = roadStyles[roadClass];
  return ink === null ? '' : drawLines(linesOfClass(streets, roadClass), millimetres + edge, inks[ink]);
}

export function drawFills(streets: readonly DrawnStreet[], roadClass: RoadClass): string {
  const { fill, edge: ink, millimetres } = roadStyles[roadClass];
  return drawLines(linesOfClass(streets, roadClass), millimetres, inks[fill], ink === null ? '0.8 0.6' : undefined);
}

function linesOfClass(streets: readonly DrawnStreet[], roadClass: RoadClass): Point[][] {
  return streets.filter((street) => street.roadClass === roadClass && !street.isArea).flatMap(({ lines }) => lines);
}

export function drawRailways(features: readonly MapFeature[], sheet: Sheet): string {
  const lines = features.filter(({ kind }) => kind === 'RAILWAY').flatMap((row) => sheetLines(row, sheet));
  return drawLines(lines, 0.9, inks.railway) + drawLines(lines, 0.5, inks.railwayBed, '1.6 1.6');
}

export function drawFerries(features: readonly MapFeature[], sheet: Sheet): string {
  const lines = features.filter(({ kind }) => kind === 'FERRY').flatMap((row) => sheetLines(row, sheet));
  return drawLines(lines, 0.4, inks.ferry, '1.4 1');
}

/** Dashed lines have square ends, all others round ones. */
function drawLines(lines: readonly Point[][], width: number, stroke: string, dashes?: string): string {
  const path = lines.filter((line) => line.length > 1).map((line) => `M${line.map(pair).join('L')}`);
  if (path.length === 0) return '';
  const ends = dashes === undefined ? ' stroke-linecap="round"' : ` stroke-dasharray="${dashes}"`;
  return `<path d="${path.join('')}" fill="none" stroke="${stroke}" stroke-width="${mm(width)}" stroke-linejoin="round"${ends}/>`;
}
