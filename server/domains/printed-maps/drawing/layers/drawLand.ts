import { polygonsOf } from '../../../../shared/geo/geometryParts';
import { clipRing } from '../../../../shared/geo/polygons/clipRing';
import type { MapContent } from '../../MapContent';
import { inks } from '../inks';
import { mm } from '../markup';
import type { Sheet } from '../Sheet';
import { boxAround, drawAreas, pair } from './drawAreas';
import { thinned, type DrawnStreet } from './sheetStreets';

/** metres beside a street that are land, where the coast is known coarsely only */
const beside = 120;
const coast = 0.25;

type Point = [x: number, y: number];

/**
 * Draws sea and land. Imported land is exact. Without it the coast is that of the country's outline, which is some hundred
 * metres off: imported suburbs, and what is beside a street, are land too, so that no street is in the sea.
 */
export function drawLand(
  { features, outline }: Pick<MapContent, 'features' | 'outline'>,
  streets: readonly DrawnStreet[],
  sheet: Sheet,
): string {
  if (features.some(({ kind }) => kind === 'LAND'))
    return ground(sheet, inks.sea) + drawAreas(features, 'LAND', inks.land, sheet);
  const rings = [
    ...outline,
    ...features
      .filter(({ kind }) => kind === 'SUBURB')
      .flatMap(({ geometry }) => polygonsOf(geometry).flatMap(([outer]) => (outer ? [outer] : []))),
  ];
  // an area of no known land is inland, or without any data
  if (rings.length === 0) return ground(sheet, inks.land);
  const box = boxAround(sheet);
  const areas = rings
    .map((ring) => clipRing(ring, box))
    .filter((ring) => ring.length > 0)
    .map(
      (ring) =>
        `M${alike(thinned(ring.map(sheet.toSheet)))
          .map(pair)
          .join('L')}Z`,
    )
    .join('');
  const lines = streets
    .flatMap((street) => street.lines)
    .filter((line) => line.length > 1)
    .map((line: Point[]) => `M${line.map(pair).join('L')}`)
    .join('');
  const width = 2 * beside * sheet.millimetresPerMetre;
  const draw = (ink: string, edge: number): string =>
    [
      areas === ''
        ? ''
        : `<path d="${areas}" fill="${ink}" stroke="${ink}" stroke-width="${mm(2 * edge)}" stroke-linejoin="round"/>`,
      lines === ''
        ? ''
        : `<path d="${lines}" fill="none" stroke="${ink}" stroke-width="${mm(width + 2 * edge)}" stroke-linejoin="round" stroke-linecap="round"/>`,
    ].join('');
  // the second layer hides the coasts between the pieces
  return ground(sheet, inks.sea) + draw(inks.coast, coast / 2) + draw(inks.land, 0);
}

/** Turns rings the same way: where two of different sources overlap, they would otherwise leave a hole. */
function alike(ring: Point[]): Point[] {
  const area = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? ring.toReversed() : ring;
}

function ground({ frame: { x, y, width, height } }: Sheet, ink: string): string {
  return `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" fill="${ink}"/>`;
}
